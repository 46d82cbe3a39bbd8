import type { Place } from '@toile/craft/products/retouch.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { arrowWays } from '../../../../shell/parts/arrowWays.ts'
import styles from './edit.module.css'

type Corners = readonly [Place, Place, Place, Place]

interface CornerPinsProps {
  corners: Corners
  onCorners: (corners: [Place, Place, Place, Place]) => void
}

const names = [
  { label: 'Upper left corner' },
  { label: 'Upper right corner' },
  { label: 'Lower right corner' },
  { label: 'Lower left corner' },
] as const

const inside = (value: number) => Math.max(0, Math.min(1, value))

/** Four pins on what should stand upright: dragged, or moved by the arrow keys. */
export function CornerPins({ corners, onCorners }: CornerPinsProps) {
  const { t } = useTranslation()
  const put = (i: number, place: Place) => {
    const [a, b, c, d] = corners.map((corner, j) => (j === i ? place : corner))
    if (a && b && c && d) onCorners([a, b, c, d])
  }
  const follow = (i: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const { currentTarget, clientX, clientY, pointerId } = event
    const box = currentTarget.parentElement?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    put(i, [inside((clientX - box.left) / box.width), inside((clientY - box.top) / box.height)])
  }
  const press =
    (i: number, [x, y]: Place) =>
    (event: KeyboardEvent) => {
      const way = arrowWays[event.key]
      if (!way) return
      event.preventDefault()
      event.stopPropagation()
      const far = event.shiftKey ? 0.05 : 0.005
      put(i, [inside(x + way[0] * far), inside(y + way[1] * far)])
    }
  return (
    <>
      <svg className={styles.quad} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        <polygon points={corners.map((corner) => corner.join(',')).join(' ')} />
      </svg>
      {corners.map((place, i) => (
        <button
          key={i}
          type="button"
          className={styles.pin}
          data-handle
          data-keeps-arrows
          aria-label={`${t(names[i]?.label ?? '')}: ${Math.round(place[0] * 100)}, ${Math.round(place[1] * 100)}`}
          style={{ left: `${place[0] * 100}%`, top: `${place[1] * 100}%` }}
          onKeyDown={press(i, place)}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={follow(i)}
        />
      ))}
    </>
  )
}
