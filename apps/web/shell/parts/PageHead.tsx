import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface PageHeadProps {
  /** The one h1 of the screen, already translated; also names the document. */
  title: string
  below?: ReactNode
  /** Controls at the right end. */
  children?: ReactNode
}

/** The head of a screen: its title, a line below, and controls. */
export function PageHead({ title, below, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <title>{`${title} · Toile`}</title>
      <div>
        <h1>{title}</h1>
        {below && <p>{below}</p>}
      </div>
      {children && <div className={styles.headRight}>{children}</div>}
    </div>
  )
}
