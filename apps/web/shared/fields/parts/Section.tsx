import { type ReactNode, useId } from 'react'
import styles from './detail.module.css'

interface SectionProps {
  title: string
  actions?: ReactNode
  /** How deep its heading lies: below a heading of a tab, or right below the page's. */
  level?: 2 | 3
  children: ReactNode
}

/** A titled part of a tab or a page. */
export function Section({ title, actions, level = 3, children }: SectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading id={id}>{title}</Heading>
        {actions}
      </div>
      {children}
    </section>
  )
}
