import type { OpenDocument } from '@toile/rules/document.ts'
import { useTranslation } from 'react-i18next'
import type { TracingChange } from './tracingChanges.ts'
import { addMark, setBox } from './changes.ts'
import type { Draft, Place } from './tracingDraft.ts'
import { type DrawingTool, tools } from './tools.ts'
import styles from './tracing.module.css'
import { MarkLine } from './TraceLayer.tsx'
import { standsAt } from '../parts/useDrag.ts'
import { thinned, useStroke } from '../parts/useStroke.ts'

interface BrushLayerProps {
  document: OpenDocument<Draft, TracingChange>
  tool: DrawingTool
  sheet: { width: number; height: number }
  /** In pixels of the sheet. */
  radius: number
}

const mostPoints = 180

/** Draws strokes, lines and boxes over the sheet: by pointer, or by arrow keys with Space to set down and lift. */
export function BrushLayer({ document, tool, sheet, radius }: BrushLayerProps) {
  const { t } = useTranslation()
  const { line, cursor, field } = useStroke(sheet, (drawn) => {
    const [from, to] = [drawn[0], drawn.at(-1)]
    if (!from || !to) return
    if (tool === 'box') {
      const box = boxOf(from, to)
      if (Math.min(box.width, box.height) > 8) document.change(setBox, box)
    } else if (tool === 'close') {
      if (from !== to) document.change(addMark, { kind: tool, points: [from, to], radius: 2 })
    } else document.change(addMark, { kind: tool, points: thinned(drawn, mostPoints), radius })
  })
  const [from, to] = [line[0], line.at(-1)]
  return (
    <div
      {...field}
      className={styles.brush}
      aria-label={t('{{tool}}: arrow keys move, Space sets down and lifts', {
        tool: t(tools.find(({ id }) => id === tool)?.label ?? tool),
      })}
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
