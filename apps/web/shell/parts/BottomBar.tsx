import type { TablerIcon } from '@tabler/icons-react'
import styles from './workbench.module.css'

export interface BottomBarItem<Id extends string> {
  id: Id
  /** Already translated. */
  label: string
  Icon: TablerIcon
}

interface BottomBarProps<Id extends string> {
  items: readonly BottomBarItem<Id>[]
  current: Id
  /** What the bar switches, for those who cannot see it. */
  name: string
  onChoose: (id: Id) => void
}

/** The bar at the foot of a narrow screen. */
export function BottomBar<Id extends string>({ items, current, name, onChoose }: BottomBarProps<Id>) {
  return (
    <nav className={styles.bottom} aria-label={name}>
      {items.map(({ id, label, Icon }) => (
        <button key={id} type="button" aria-current={id === current ? 'page' : undefined} onClick={() => onChoose(id)}>
          <Icon size={20} stroke={1.4} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  )
}
