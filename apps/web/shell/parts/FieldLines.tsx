import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** Lines of name and control, side by side, as in the detail column. */
export function FieldLines({ children }: { children: ReactNode }) {
  return <div className={styles.fieldLines}>{children}</div>
}

/** One line: the name at the left, its control at the right. Give the control an aria-label when it has no label of its own. */
export function FieldLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.fieldName}>{name}</span>
      <div className={styles.fieldValue}>{children}</div>
    </>
  )
}
