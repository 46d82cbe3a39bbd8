import type { Point } from '@toile/geometry'
import styles from './region.module.css'

interface MissedProps {
  /** Where the stroke ended, in pixels of the box. */
  at: Point
  /** Already translated. */
  says: string
  width: number
  height: number
}

/** Why a stroke laid nothing, beside where it ended. */
export function Missed({ at: [x, y], says, width, height }: MissedProps) {
  const across = x > width / 2 ? { right: Math.max(8, width - x) } : { left: Math.max(8, x) }
  const down = y > height / 2 ? { bottom: Math.max(8, height - y + 12) } : { top: Math.max(8, y + 12) }
  return (
    <p role="alert" className={styles.missed} style={{ ...across, ...down }}>
      {says}
    </p>
  )
}
