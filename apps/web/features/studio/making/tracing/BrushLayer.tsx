import type { OpenDocument } from '@toile/fashion/document.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addMark, type Draft, type Place, setBox } from './draft.ts'
import { type DrawingTool, tools, tracingSteps } from './tools.ts'
import styles from './tracing.module.css'
import { MarkLine } from './TraceLayer.tsx'
import { placeIn, standsAt, stepOf } from './useDrag.ts'

interface BrushLayerProps {
  document: OpenDocument<Draft>
  tool: DrawingTool
  sheet: { width: number; height: number }
  /** In pixels of the sheet. */
  radius: number
}

const mostPoints = 180

/** Draws strokes, lines and boxes over the sheet: by pointer, or by arrow keys with Space to set down and lift. */
export function BrushLayer({ document, tool, sheet, radius }: BrushLayerProps) {
  const { t } = useTranslation()
  const [line, setLine] = useState<readonly Place[]>([])
  const [cursor, setCursor] = useState<Place | null>(null)
  const kept = ([x, y]: Place): Place => [Math.max(0, Math.min(sheet.width, x)), Math.max(0, Math.min(sheet.height, y))]
  const placeOf = (event: PointerEvent) => kept(placeIn(event.currentTarget, event, sheet))
  const lift = () => {
    const [from, to] = [line[0], line.at(-1)]
    setLine([])
    if (!from || !to) return
    const name = tracingSteps[tool].label
    if (tool === 'box') {
      const box = boxOf(from, to)
      if (Math.min(box.width, box.height) > 8) document.change(setBox, box, { name })
    } else if (tool === 'close') {
      if (from !== to) document.change(addMark, { kind: tool, points: [from, to], radius: 2 }, { name })
    } else document.change(addMark, { kind: tool, points: thinned(line), radius }, { name })
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    const at = cursor ?? [sheet.width / 2, sheet.height / 2]
    if (step) {
      const next = kept([at[0] + step[0] * 4, at[1] + step[1] * 4])
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
  const [from, to] = [line[0], line.at(-1)]
  return (
    <div
      role="application"
      tabIndex={0}
      data-keeps-arrows
      className={styles.brush}
      aria-label={t('{{tool}}: arrow keys move, Space sets down and lifts', {
        tool: t(tools.find(({ id }) => id === tool)?.label ?? tool),
      })}
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
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className={styles.layer} aria-hidden>
        {from && to && tool === 'box' && (
          <rect
            className={styles.box}
            x={boxOf(from, to).left}
            y={boxOf(from, to).top}
            width={boxOf(from, to).width}
            height={boxOf(from, to).height}
          />
        )}
        {from && to && tool === 'close' && <MarkLine mark={{ kind: tool, points: [from, to], radius: 2 }} />}
        {line.length > 0 && (tool === 'keep' || tool === 'drop') && (
          <MarkLine mark={{ kind: tool, points: line, radius }} />
        )}
      </svg>
      {cursor && (
        <span className={styles.cursor} data-down={line.length > 0 || undefined} style={standsAt(cursor, sheet)} />
      )}
    </div>
  )
}

const boxOf = ([ax, ay]: Place, [bx, by]: Place) => ({
  left: Math.min(ax, bx),
  top: Math.min(ay, by),
  width: Math.abs(ax - bx),
  height: Math.abs(ay - by),
})

/** At most as many places as the server takes. */
const thinned = (line: readonly Place[]): Place[] => {
  const every = Math.ceil(line.length / mostPoints)
  return line.filter((_, i) => i % every === 0 || i === line.length - 1)
}
