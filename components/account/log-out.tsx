'use client'

import { Button } from '@/components/ui/button'
import { leave } from './leave'

export function LogOut() {
  return <Button onClick={leave}>Log out</Button>
}
