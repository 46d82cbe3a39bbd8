import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Flyout } from '../../shell/parts/Flyout.tsx'
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
  return (
    <Flyout
      position="bottom-start"
      withinPortal={false}
      floatingStrategy="fixed"
      name={name}
      className={styles.dropdown}
      button={
        <button type="button" className={styles.open} data-on={on || undefined}>
          {Icon}
          {name}
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
        </button>
      }
    >
      {children}
    </Flyout>
  )
}
