import styles from './printStudio.module.css'
import { rulerMarks } from './rulerMarks.ts'

interface RulerProps {
  along: 'top' | 'side'
  /** Pixels to a millimetre. */
  scale: number
  /** Pixels. */
  length: number
}

const thick = 24

/** A ruler along an edge of the cloth, in true scale. */
export function Ruler({ along, scale, length }: RulerProps) {
  const top = along === 'top'
  const marks = rulerMarks(scale, length)
  return (
    <svg
      className={styles.ruler}
      data-along={along}
      width={top ? length : thick}
      height={top ? thick : length}
      aria-hidden
    >
      {marks.map(({ at, says }) => {
        const from = thick - (says === null ? 4 : 8)
        const line = top ? { x1: at, x2: at, y1: from, y2: thick } : { x1: from, x2: thick, y1: at, y2: at }
        const place = top ? { x: at + 3, y: 12 } : { x: 3, y: at + 12 }
        return (
          <g key={at}>
            <line {...line} />
            {says !== null && <text {...place}>{says}</text>}
          </g>
        )
      })}
    </svg>
  )
}
