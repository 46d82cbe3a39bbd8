import { monotone } from '@toile/canvas/adjusting/monotone.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './adjusting.module.css'

type Point = readonly [from: number, to: number]

interface CurveFieldProps {
  /** From dark to light, 0 to 255 each. */
  points: readonly Point[]
  onPoints: (points: readonly Point[]) => void
}

/** How near a point is taken hold of. */
const near = 14

/** How far out of its field a point is drawn to take it away. */
const away = 32

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, Math.round(value)))

/** A curve of tones: a press makes a point, dragging moves it, Delete or drawing it out takes it away; arrows move it by keys. */
export function CurveField({ points, onPoints }: CurveFieldProps) {
  const { t } = useTranslation()
  const box = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<number | null>(null)
  const placeOf = (event: PointerEvent): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = box.current?.getBoundingClientRect() ?? {}
    return [((event.clientX - left) / width) * 255, 255 - ((event.clientY - top) / height) * 255]
  }
  const put = (at: number, [from, to]: Point) => {
    const [before, after] = [points[at - 1]?.[0] ?? -1, points[at + 1]?.[0] ?? 256]
    const isOut = to < -away || to > 255 + away
    if (isOut && at > 0 && at < points.length - 1) {
      setHeld(null)
      return remove(at)
    }
    onPoints(points.map((one, i) => (i === at ? [within(from, before + 1, after - 1), within(to, 0, 255)] : one)))
  }
  const take = (event: PointerEvent) => {
    const [from, to] = placeOf(event)
    const at = points.findIndex(([x, y]) => Math.hypot(x - from, y - to) < near)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (at >= 0) return setHeld(at)
    const next = [...points, [within(from, 0, 255), within(to, 0, 255)] as const].sort((a, b) => a[0] - b[0])
    onPoints(next)
    setHeld(next.findIndex(([x]) => x === within(from, 0, 255)))
  }
  const remove = (at: number) => {
    if (at > 0 && at < points.length - 1) onPoints(points.filter((_, i) => i !== at))
  }
  return (
    <svg
      ref={box}
      className={styles.curve}
      viewBox="0 0 255 255"
      role="group"
      aria-label={t('Curve of tones')}
      onPointerDown={take}
      onPointerMove={(event) => held !== null && put(held, placeOf(event))}
      onPointerUp={() => setHeld(null)}
    >
      <path d="M64 0V255M128 0V255M191 0V255M0 64H255M0 128H255M0 191H255" />
      <polyline points={Array.from(monotone(points), (y, x) => `${x},${255 - y}`).join(' ')} />
      {points.map(([x, y], i) => (
        <circle
          key={i}
          cx={x}
          cy={255 - y}
          r={5}
          tabIndex={0}
          role="slider"
          aria-label={t('Point {{number}} of the curve', { number: i + 1 })}
          aria-valuenow={y}
          aria-valuemin={0}
          aria-valuemax={255}
          aria-valuetext={`${x} → ${y}`}
          onKeyDown={(event) => {
            const step = event.shiftKey ? 10 : 1
            const by = { ArrowUp: [0, step], ArrowDown: [0, -step], ArrowLeft: [-step, 0], ArrowRight: [step, 0] }[
              event.key
            ]
            if (event.key === 'Delete' || event.key === 'Backspace') remove(i)
            if (!by) return
            event.preventDefault()
            put(i, [x + (by[0] ?? 0), y + (by[1] ?? 0)])
          }}
        />
      ))}
    </svg>
  )
}
