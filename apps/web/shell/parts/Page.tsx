import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface PageProps {
  children: ReactNode
  /** For a page that is read: its lines end where the eye still finds the next one. */
  narrow?: boolean
}

/** The frame of every page: one left edge, the whole width. Screens that scroll by themselves take the same edge from the token `--page`. */
export function Page({ children, narrow = false }: PageProps) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
