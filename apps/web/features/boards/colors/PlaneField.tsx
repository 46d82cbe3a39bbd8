import type { PlanePixels } from '@toile/craft/colors/planes.ts'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import styles from './colors.module.css'

interface PlaneFieldProps {
  /** Changes when the picture does. */
  picture: string
  paint: (side: number) => PlanePixels
  round?: boolean
  /** A press or drag at a place 0..1 from the left and from above. */
  onPlace: (x: number, y: number) => void
  /** A press beside every thumb begins. */
  onGround?: () => void
  children: ReactNode
}

const side = 288

/** A square of colours to press and drag in; its thumbs are its children. */
export function PlaneField({ picture, paint, round = false, onPlace, onGround, children }: PlaneFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = useEffectEvent(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(paint(side), side, side), 0, 0)
  })
  useEffect(() => draw(), [picture])
  const place = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const within = (share: number) => Math.max(0, Math.min(1, share))
    onPlace(within((clientX - left) / width), within((clientY - top) / height))
  }
  return (
    <div
      className={styles.plane}
      data-round={round || undefined}
      data-keeps-arrows
      onPointerDown={(event) => {
        if (!(event.target instanceof Element && event.target.closest('button'))) onGround?.()
        event.currentTarget.setPointerCapture(event.pointerId)
        place(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && place(event)}
    >
      <canvas ref={canvas} width={side} height={side} aria-hidden />
      {children}
    </div>
  )
}

interface ThumbProps {
  /** Already translated: what it is, and how it stands. */
  name: string
  says: string
  /** Shares 0..1 from the left and from above. */
  x: number
  y: number
  fill: string
  main?: boolean
  /** Steps to the right and upwards by the arrow keys, ten with Shift. */
  onStep: (right: number, up: number) => void
  onHold?: () => void
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A handle on a plane, moved by arrow keys. */
export function Thumb({ name, says, x, y, fill, main = false, onStep, onHold }: ThumbProps) {
  return (
    <button
      type="button"
      role="slider"
      className={styles.thumb}
      data-main={main || undefined}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, backgroundColor: fill }}
      aria-label={name}
      aria-valuenow={Math.round(x * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={says}
      onPointerDown={onHold}
      onKeyDown={(event: KeyboardEvent) => {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        const far = event.shiftKey ? 10 : 1
        onStep(step[0] * far, step[1] * far)
      }}
    />
  )
}
