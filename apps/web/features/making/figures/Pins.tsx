import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from './figureDraft.ts'
import styles from './figures.module.css'
import { pointNames } from './pointNames.ts'
import { arrowWays } from '../../../shell/parts/arrowWays.ts'

interface PinsProps {
  draft: Draft
  size: { width: number; height: number }
  shown: readonly LandmarkName[]
  /** Those drawn hollow. */
  doubtful: readonly LandmarkName[]
  /** The point that is held or has the focus. */
  onHold: (name: LandmarkName | null) => void
  onMove: (name: LandmarkName, to: [number, number]) => void
}

/** The points of a mannequin over its picture: dragged, or moved by arrow keys (requirement S2.51). */
export function Pins({ draft, size, shown, doubtful, onHold, onMove }: PinsProps) {
  const { t } = useTranslation()
  const held = useRef<{ dx: number; dy: number } | null>(null)
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>): [number, number] => {
    const box = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return [((clientX - box.left) / box.width) * size.width, ((clientY - box.top) / box.height) * size.height]
  }
  return shown.map((name) => {
    const [x, y] = draft.landmarks[name]
    const doubt = doubtful.includes(name)
    const said = { point: t(pointNames[name].label) }
    return (
      <button
        key={name}
        type="button"
        className={styles.pin}
        data-keeps-arrows
        data-doubtful={doubt || undefined}
        style={{ left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` }}
        title={said.point}
        aria-label={
          doubt
            ? t('{{point}}, not sure: arrows by 1 pixel, with Shift by 10', said)
            : t('{{point}}: arrows by 1 pixel, with Shift by 10', said)
        }
        onFocus={() => onHold(name)}
        onBlur={() => onHold(null)}
        onPointerDown={(event) => {
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.focus()
          const [px, py] = placeOf(event)
          // The point stays under the hand where it was taken.
          held.current = { dx: x - px, dy: y - py }
        }}
        onPointerMove={(event) => {
          if (!held.current) return
          const [px, py] = placeOf(event)
          onMove(name, [px + held.current.dx, py + held.current.dy])
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
          onMove(name, [x + way[0] * far, y + way[1] * far])
        }}
      />
    )
  })
}
