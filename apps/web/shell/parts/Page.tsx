import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** A screen of text and forms in one readable column. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
