import { type ReactNode, useEffect, useRef } from 'react'
import { useShowcase } from '../../shell/useShowcase.ts'
import styles from './account.module.css'

/** The way in: a form, whose first field has the keyboard, and beside it, where there is room, a look that Toile drew. */
export function Door({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const look = useShowcase().looks.at(0)
  return (
    <div className={styles.house}>
      <div ref={form} className={styles.door}>
        {children}
      </div>
      <div className={styles.picture}>
        {look && <img src={look.url} alt="" width={look.width} height={look.height} />}
      </div>
    </div>
  )
}
