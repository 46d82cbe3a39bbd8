import { moveLinePoint } from '@toile/craft/sketches/lineChanges.ts'
import type { DrawnLine, LineDrawing, LineNode } from '@toile/craft/sketches/lineDrawing.ts'
import type { LineDrawingChange } from '@toile/craft/sketches/lineDrawingChanges.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { standsAt, useDrag } from '../../parts/useDrag.ts'
import styles from '../lines.module.css'

interface LinePointsProps {
  document: OpenDocument<LineDrawing, LineDrawingChange>
  drawing: LineDrawing
  line: DrawnLine
}

const handles = [
  { part: 'before', label: 'Handle before point {{number}}' },
  { part: 'after', label: 'Handle after point {{number}}' },
] as const

const isAway = (node: LineNode, part: 'before' | 'after') =>
  Math.hypot(node[part][0] - node.at[0], node[part][1] - node.at[1]) > 1e-6

/** The points of the picked line, and the handles of the one that has the focus: dragged, or moved by arrow keys. */
export function LinePoints({ document, drawing, line }: LinePointsProps) {
  const { t } = useTranslation()
  const drag = useDrag(drawing)
  const [near, setNear] = useState<number | null>(null)
  const move = (node: number, part: 'at' | 'before' | 'after') => (to: readonly [number, number]) =>
    document.change(moveLinePoint, { id: line.id, node, part, to }, { merge: `${line.id} ${node} ${part}` })
  const count = line.nodes.length
  const held = near === null ? undefined : line.nodes[near]
  return (
    <div className={styles.points}>
      {held && (
        <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden>
          {handles.map(({ part }) => (
            <line key={part} x1={held.at[0]} y1={held.at[1]} x2={held[part][0]} y2={held[part][1]} />
          ))}
        </svg>
      )}
      {line.nodes.map((node, i) => (
        <button
          key={i}
          type="button"
          className={styles.point}
          data-node
          data-keeps-arrows
          style={standsAt(node.at, drawing)}
          aria-label={t('Point {{number}} of {{count}}: arrows by 1 pixel, with Shift by 10', { number: i + 1, count })}
          onFocus={() => setNear(i)}
          {...drag(node.at, move(i, 'at'))}
        />
      ))}
      {held &&
        near !== null &&
        handles
          .filter(({ part }) => isAway(held, part))
          .map(({ part, label }) => (
            <button
              key={part}
              type="button"
              className={styles.handle}
              data-keeps-arrows
              style={standsAt(held[part], drawing)}
              aria-label={t(label, { number: near + 1 })}
              {...drag(held[part], move(near, part))}
            />
          ))}
    </div>
  )
}
