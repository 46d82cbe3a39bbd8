import type { Point } from '@toile/geometry'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import type { Place } from './placesOf.ts'
import styles from './table.module.css'
import { useDragWay } from './useDragWay.ts'

interface LaidPieceProps {
  /** Already translated. */
  name: string
  isPicked: boolean
  place: Place
  perPixel: number
  /** Whether it is moved by dragging and by keys. */
  moves: boolean
  onLaid: (place: Place) => void
  onPress: (event: MouseEvent<SVGElement> | null) => void
  /** What is pressed and dragged. */
  shape: ReactNode
  /** Stands upright below it. */
  caption: ReactNode
  /** Lies over it. */
  children: ReactNode
}

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}
const turns: Readonly<Record<string, number>> = { '[': 15, ']': -15 }

/** A degree between -180 and 180. */
const within = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** A piece where it lies on the table: dragged, moved by arrows, turned by brackets. */
export function LaidPiece(props: LaidPieceProps) {
  const { name, isPicked, place, perPixel, moves, onLaid, onPress, shape, caption, children } = props
  const [way, setWay] = useState<Point>([0, 0])
  const { at, turn } = place
  const moved = ([dx, dy]: Point): Place => ({ at: [at[0] + dx, at[1] + dy], turn })
  const drag = useDragWay({
    perPixel,
    onMove: setWay,
    onEnd(whole) {
      setWay([0, 0])
      if (whole) onLaid(moved(whole))
    },
  })
  const press = (event: KeyboardEvent) => {
    const [step, degrees] = [ways[event.key], turns[event.key]]
    if (event.key === 'Enter') onPress(null)
    else if (moves && step) onLaid(moved(event.shiftKey ? [step[0] * 5, step[1] * 5] : step))
    else if (moves && degrees) onLaid({ at, turn: within(turn + degrees) })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g transform={`translate(${way.join(' ')})`}>
      <g transform={`translate(${at.join(' ')}) rotate(${-turn})`}>
        <g
          className={styles.laid}
          role="button"
          tabIndex={0}
          aria-label={name}
          aria-pressed={isPicked}
          onClick={onPress}
          onKeyDown={press}
          {...(moves ? drag : {})}
        >
          {shape}
        </g>
        {children}
      </g>
      {caption}
    </g>
  )
}
