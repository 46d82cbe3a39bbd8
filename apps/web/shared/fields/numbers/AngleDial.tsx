import type { PointerEvent } from 'react'
import { NumberLine } from './NumberLine.tsx'
import styles from '../parts/detail.module.css'

interface AngleDialProps {
  /** Already translated. */
  name: string
  /** Degrees. */
  value: number
  normal: number
  onChange: (angle: number) => void
}

/** Degrees kept within -180 and 180. */
export const turned = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180

/** An angle: a dial for the hand beside a slider and an exact number, which also serve the keyboard. */
export function AngleDial({ name, value, normal, onChange }: AngleDialProps) {
  const turn = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const angle = (Math.atan2(event.clientY - top - height / 2, event.clientX - left - width / 2) * 180) / Math.PI
    onChange(Math.round(event.shiftKey ? Math.round(angle / 15) * 15 : angle))
  }
  return (
    <div className={styles.angle}>
      <div
        className={styles.dial}
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          turn(event)
        }}
        onPointerMove={turn}
      >
        <span style={{ transform: `rotate(${value}deg)` }} />
      </div>
      <NumberLine
        name={name}
        value={turned(value)}
        least={-180}
        most={180}
        step={1}
        unit="°"
        normal={normal}
        onChange={onChange}
      />
    </div>
  )
}
