import { Menu } from '@mantine/core'
import type { OpenedMenuProps } from './OnDemand.tsx'
import { LanguageItems } from './LanguageItems.tsx'

/** The nine languages by their own names; switching keeps the place. */
export function LanguageMenu({ button }: OpenedMenuProps) {
  return (
    <Menu defaultOpened withinPortal={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  )
}
