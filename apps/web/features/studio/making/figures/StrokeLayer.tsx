import type { FigureDocument } from '@toile/fashion/mannequins/ownFigure.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './figures.module.css'
import { type Brush, type Mark, markOf, pathOf, type Place } from './strokes.ts'

interface StrokeLayerProps {
  document: FigureDocument
  marks: readonly Mark[]
  brush: Brush
  onMark: (mark: Mark) => void
}

const ways: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Strokes over the picture that say what belongs to the figure; drawn by pointer, or by arrow keys with Space to set the brush down and lift it. */
export function StrokeLayer({ document, marks, brush, onMark }: StrokeLayerProps) {
  const { t } = useTranslation()
  const { width, height } = document
  const [line, setLine] = useState<readonly Place[]>([])
  const [cursor, setCursor] = useState<Place | null>(null)
  const inside = ([x, y]: Place): Place => [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))]
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Place => {
    const box = currentTarget.getBoundingClientRect()
    return inside([((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height])
  }
  const lift = () => {
    if (line.length > 0) onMark(markOf(brush, line, document))
    setLine([])
  }
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key]
    const at = cursor ?? [width / 2, height / 2]
    if (way) {
      const far = height * (event.shiftKey ? 0.05 : 0.01)
      const next = inside([at[0] + way[0] * far, at[1] + way[1] * far])
      setCursor(next)
      if (line.length > 0) setLine([...line, next])
    } else if (event.key === ' ') {
      setCursor(at)
      if (line.length > 0) lift()
      else setLine([at])
    } else if (event.key === 'Escape' && line.length > 0) setLine([])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
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
      role="application"
      tabIndex={0}
      data-keeps-arrows
      aria-label={t('Outline: arrow keys move the brush, Space sets it down and lifts it')}
      className={styles.brushing}
      onKeyDown={press}
      onBlur={() => setCursor(null)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setCursor(null)
        setLine([placeOf(event)])
      }}
      onPointerMove={(event) => {
        if (line.length > 0 && event.buttons > 0) setLine([...line, placeOf(event)])
      }}
      onPointerUp={lift}
      onPointerCancel={() => setLine([])}
    >
      {drawn}
    </div>
  )
}
