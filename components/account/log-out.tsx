'use client'

import { signOut } from 'next-auth/react'
import { Button } from '@/components/ui/button'

export function LogOut() {
  return <Button onClick={() => signOut({ callbackUrl: '/' })}>Log out</Button>
}
