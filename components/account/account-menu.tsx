'use client'

import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { Menu, menuItemClass } from '@/components/ui/menu'
import type { BarViewer } from '@/components/ui/top-bar'
import { leave } from './leave'

export function AccountMenu({ viewer }: { readonly viewer: BarViewer }) {
  return (
    <Menu size="icon" label={`Account of ${viewer.name}`} trigger={<Icon name="user" />}>
      <p dir="auto" className="written px-2.5 pt-1.5 pb-2 font-semibold text-sm">
        {viewer.name}
      </p>
      <Link href="/account" className={menuItemClass}>
        <Icon name="key" />
        Account
      </Link>
      <Link href="/account/models" className={menuItemClass}>
        <Icon name="chest" />
        Models and keys
      </Link>
      <Link href="/account/usage" className={menuItemClass}>
        <Icon name="tax" />
        Usage
      </Link>
      <Link href="/games?mine=1" className={menuItemClass}>
        <Icon name="dice" />
        My games
      </Link>
      <button type="button" className={menuItemClass} onClick={leave}>
        <Icon name="go" />
        Log out
      </button>
    </Menu>
  )
}
