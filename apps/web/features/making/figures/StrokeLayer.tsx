import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { useTranslation } from 'react-i18next'
import styles from './figures.module.css'
import { useStroke } from '../parts/useStroke.ts'
import { type Brush, type Mark, markOf, pathOf } from './strokes.ts'

interface StrokeLayerProps {
  document: FigureDocument
  marks: readonly Mark[]
  brush: Brush
  onMark: (mark: Mark) => void
}

/** Strokes over the picture that say what belongs to the figure; drawn by pointer, or by arrow keys with Space to set the brush down and lift it. */
export function StrokeLayer({ document, marks, brush, onMark }: StrokeLayerProps) {
  const { t } = useTranslation()
  const { width, height } = document
  const { line, cursor, field } = useStroke(document, (drawn) => onMark(markOf(brush, drawn, document)))
  const now = line.length > 0 ? [markOf(brush, line, document)] : []
  const drawn = (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.strokes} aria-hidden>
      {[...marks, ...now].map((mark, i) => (
        <path
          key={i}
          data-brush={mark.brush}
          d={pathOf(mark, document)}
          strokeWidth={(mark.radius * 2) / document.from.scale}
        />
      ))}
      {cursor && <circle cx={cursor[0]} cy={cursor[1]} r={height * 0.015} data-down={line.length > 0 || undefined} />}
    </svg>
  )
  return (
    <div
      {...field}
      aria-label={t('Outline: arrow keys move the brush, Space sets it down and lifts it')}
      className={styles.brushing}
    >
      {drawn}
    </div>
  )
}
