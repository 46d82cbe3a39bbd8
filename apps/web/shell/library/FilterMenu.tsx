import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './filters.module.css'

interface FilterMenuProps {
  /** Already translated. */
  name: string
  Icon: ReactNode
  /** Whether it narrows now. */
  on: boolean
  children: ReactNode
}

/** A button that opens the fields of one filter. */
export function FilterMenu({ name, Icon, on, children }: FilterMenuProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      withinPortal={false}
      floatingStrategy="fixed"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className={styles.open} data-on={on || undefined} onClick={() => setOpened(!opened)}>
          {Icon}
          {name}
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown ?? ''} aria-label={name}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
