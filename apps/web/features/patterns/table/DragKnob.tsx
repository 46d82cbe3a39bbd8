import type { Point } from '@toile/geometry'
import { type KeyboardEvent, useState } from 'react'
import styles from './table.module.css'
import { useDragWay } from './useDragWay.ts'

interface DragKnobProps {
  /** Already translated. */
  name: string
  kind: 'corner' | 'handle'
  /** In millimetres of its piece, y up. */
  at: Point
  perPixel: number
  /** Told the way while it is dragged, in millimetres of the table, y down; null where it is left. */
  onTry: (way: Point | null) => void
  onMove: (way: Point) => void
  onPress: () => void
}

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A point of a piece that is dragged, and moved by arrow keys: a millimetre, with Shift ten. */
export function DragKnob({ name, kind, at: [x, y], perPixel, onTry, onMove, onPress }: DragKnobProps) {
  const [held, setHeld] = useState(false)
  const drag = useDragWay({
    perPixel,
    onMove(way) {
      setHeld(true)
      onTry(way)
    },
    onEnd(way) {
      setHeld(false)
      if (way) onMove(way)
      else {
        onTry(null)
        onPress()
      }
    },
  })
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (event.key === 'Enter') onPress()
    else if (way) {
      const far = event.shiftKey ? 10 : 1
      onMove([way[0] * far, way[1] * far])
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const radius = (kind === 'corner' ? 4.5 : 4) * perPixel
  const hit = 12 * perPixel
  return (
    <g
      className={styles.knob}
      role="button"
      tabIndex={0}
      aria-label={name}
      data-kind={kind}
      data-held={held || undefined}
      onKeyDown={press}
      {...drag}
    >
      <rect className={styles.knobHit} x={x - hit} y={-y - hit} width={2 * hit} height={2 * hit} />
      {kind === 'corner' ? (
        <rect x={x - radius} y={-y - radius} width={2 * radius} height={2 * radius} />
      ) : (
        <circle cx={x} cy={-y} r={radius} />
      )}
    </g>
  )
}
