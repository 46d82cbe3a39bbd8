import type { ReactNode } from 'react'
import { useShowcase } from '../../shell/useShowcase.ts'
import styles from './account.module.css'

/** The way in: a form, and beside it, where there is room, a look that Toile drew. */
export function Door({ children }: { children: ReactNode }) {
  const look = useShowcase().looks.at(0)
  return (
    <div className={styles.house}>
      <div className={styles.door}>{children}</div>
      <div className={styles.picture}>
        {look && <img src={look.url} alt="" width={look.width} height={look.height} />}
      </div>
    </div>
  )
}
