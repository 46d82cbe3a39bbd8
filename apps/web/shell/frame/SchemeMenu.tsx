import { Menu } from '@mantine/core'
import type { OpenedMenuProps } from './OnDemand.tsx'
import { SchemeItems } from './SchemeItems.tsx'

/** Light, dark, or as the system has it. */
export function SchemeMenu({ button }: OpenedMenuProps) {
  return (
    <Menu defaultOpened withinPortal={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <SchemeItems />
      </Menu.Dropdown>
    </Menu>
  )
}
