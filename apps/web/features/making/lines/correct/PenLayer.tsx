import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { useTranslation } from 'react-i18next'
import { type Place, useStroke } from '../../parts/useStroke.ts'
import styles from '../lines.module.css'

interface PenLayerProps {
  drawing: Pick<LineDrawing, 'width' | 'height'>
  /** The finest pen, in units of the page. */
  pen: number
  onLine: (points: readonly Place[]) => void
}

/** Where lines are drawn: by pointer, or by arrow keys with Space to set the pen down and lift it. */
export function PenLayer({ drawing, pen, onLine }: PenLayerProps) {
  const { t } = useTranslation()
  const { width, height } = drawing
  const { line, cursor, field } = useStroke(drawing, (drawn) => {
    const apart = drawn.filter(([x, y], i) => {
      const [px, py] = drawn[i - 1] ?? [-Infinity, -Infinity]
      return Math.hypot(x - px, y - py) > pen * 0.5
    })
    if (apart.length > 1) onLine(apart)
  })
  return (
    <div {...field} className={styles.penLayer} aria-label={t('The pen: arrow keys move, Space sets down and lifts')}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {line.length > 0 && <polyline points={line.map((point) => point.join(',')).join(' ')} strokeWidth={pen * 2} />}
        {cursor && <circle cx={cursor[0]} cy={cursor[1]} r={pen * 6} />}
      </svg>
    </div>
  )
}
