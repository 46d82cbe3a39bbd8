import { type JointId, joints } from '@toile/craft/motions/own/dragJoint.ts'
import type { Point } from '@toile/geometry'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { arrowWays } from '../../../../shell/parts/arrowWays.ts'
import styles from './own.module.css'

interface JointHandlesProps {
  /** Where the joints are, in pixels of the picture. */
  at: Readonly<Record<JointId, Point>>
  size: { width: number; height: number }
  onMove: (joint: JointId, to: Point) => void
}

/** The joints over the drawn figure: dragged, or moved by arrow keys (look.md D31). */
export function JointHandles({ at, size, onMove }: JointHandlesProps) {
  const { t } = useTranslation()
  const held = useRef<Point | null>(null)
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>): Point => {
    const box = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return [((clientX - box.left) / box.width) * size.width, ((clientY - box.top) / box.height) * size.height]
  }
  return joints.map(({ id, label }) => {
    const [x, y] = at[id]
    return (
      <button
        key={id}
        type="button"
        className={styles.joint}
        data-handle={id}
        data-keeps-arrows
        style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
        title={t(label)}
        aria-label={t('{{point}}: arrows by 1 pixel, with Shift by 10', { point: t(label) })}
        onPointerDown={(event) => {
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.focus()
          const [px, py] = placeOf(event)
          held.current = [x - px, y - py]
        }}
        onPointerMove={(event) => {
          if (!held.current) return
          const [px, py] = placeOf(event)
          onMove(id, [px + held.current[0], py + held.current[1]])
        }}
        onPointerUp={() => {
          held.current = null
        }}
        onPointerCancel={() => {
          held.current = null
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const way = arrowWays[event.key]
          if (!way) return
          event.preventDefault()
          event.stopPropagation()
          const far = event.shiftKey ? 10 : 1
          onMove(id, [x + way[0] * far, y + way[1] * far])
        }}
      />
    )
  })
}
