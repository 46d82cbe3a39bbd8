import { ActionIcon, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from '../../shared/open/boards/boards.module.css'

/** The plus at the head of a board: what can be added to it. */
export function AddMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Menu position="bottom-start" withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <ActionIcon className={styles.add ?? ''} size={28} aria-label={name}>
          <IconPlus size={17} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
