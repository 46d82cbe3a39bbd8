import { type ReactNode, useId } from 'react'
import styles from './parts.module.css'

interface PanelProps {
  title: string
  /** Such as '6 of 8': a cap is shown before it is hit. */
  count?: string | undefined
  /** The cap is reached: the count is marked, but not as a warning: nothing is wrong. */
  full?: boolean
  /** Controls beside the title. */
  actions?: ReactNode
  children?: ReactNode
}

/** A section of a side column: title, count, controls, content; divided by hairlines, not boxes. */
export function Panel({ title, count, full = false, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {count && <span data-full={full || undefined}>{count}</span>}
        {actions}
      </div>
      {children}
    </section>
  )
}
