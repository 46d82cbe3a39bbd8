import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Point } from '@toile/geometry'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { type DragEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import handles from '../../../shared/fields/dragging/handles.module.css'
import { type ArrowPress, arrowPress } from '../arrowPress.ts'
import { shownAt, spotSeen } from '../inBox.ts'
import type { OverlayProps } from '../overlayProps.ts'
import styles from './applied.module.css'
import { underPixel } from './underPixel.ts'
import { reshaped, type Shaping } from './reshaped.ts'

/** What is taken hold of: where its handles lie, as it is shown. */
interface HeldPlace {
  /** Its middle, and the end of its row where it has one, in pixels of the picture before it is zoomed. */
  middle: { x: number; y: number }
  end?: { x: number; y: number } | null | undefined
  /** Pixels of the picture from its middle to the handle of its size. */
  reach: number
  /** How the cloth leans there and it lies on it, in radians. */
  lean: number
}

/** Names of the handles, already translated. */
interface HandleNames {
  move: string
  size: string
  turn: string
  end?: string
}

type Grip = keyof HandleNames

interface ClothHandlesProps<Held> extends Pick<OverlayProps, 'width' | 'height' | 'zoom'> {
  map: LookMap
  /** What is taken hold of, by its garment's place, with its handles; null where nothing is, or where it is not seen. */
  held: { one: Held; garment: number; place: HeldPlace; names: HandleNames } | null
  /** A tool is in hand: what is clicked is drawn on, not taken hold of. */
  drawing?: boolean
  /** Clicked at a pixel of the picture before it is zoomed. */
  onTake: (x: number, y: number) => void
  onMove: (one: Held, to: Spot) => void
  /** Sized and turned against how it was when it was taken hold of. */
  onShape: (from: Held, shaping: Shaping) => void
  onEnd?: (one: Held, to: Spot) => void
  onArrow: (one: Held, grip: Grip, arrow: ArrowPress) => void
  onRemove: (one: Held) => void
  onDragOver?: (event: DragEvent) => void
  onDrop?: (event: DragEvent, under: Point) => void
  /** Lies under the handles. */
  children?: ReactNode
}

/** Pixels that a pointer may go between press and release and still be a click. */
const still = 5
/** Pixels of the screen that a handle stands away from the middle at least, so that a finger finds each. */
const nearest = 34

/** Takes hold of what lies on the cloth and is clicked, and holds it by handles on the picture: its place, size and angle, and the end of its row; arrows do the same, Delete takes it off. */
export function ClothHandles<Held>(props: ClothHandlesProps<Held>) {
  const { map, held, drawing = false, width, height, zoom, children } = props
  const ground = useRef<HTMLDivElement>(null)
  const pressed = useRef<Point | null>(null)
  const grabbed = useRef<{ grip: Grip; one: Held; at: Point } | null>(null)
  const onGround = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = ground.current?.getBoundingClientRect() ?? {}
    return [clientX - left, clientY - top]
  }
  const onPicture = (event: PointerEvent | DragEvent): Point => spotSeen(zoom, { width, height }, ...onGround(event))
  const onScreen = ({ x, y }: { x: number; y: number }): Point => shownAt(zoom, { width, height }, x, y)
  const taking = {
    onPointerDown(event: PointerEvent) {
      pressed.current = event.button === 0 ? onGround(event) : null
    },
    onPointerUp(event: PointerEvent) {
      const from = pressed.current
      const [x, y] = onGround(event)
      pressed.current = null
      if (from && Math.hypot(x - from[0], y - from[1]) <= still) props.onTake(...onPicture(event))
    },
    onDragOver: props.onDragOver,
    onDrop: (event: DragEvent) => props.onDrop?.(event, onPicture(event)),
  }
  const laid = { ref: ground, className: drawing ? styles.through : styles.ground, ...(drawing ? {} : taking) }
  if (!held) return <div {...laid}>{children}</div>
  const { one, garment, place, names } = held
  const middle = onScreen(place.middle)
  const end = place.end ? onScreen(place.end) : null
  const reach = Math.max(nearest, place.reach * zoom.scale)
  const [cos, sin] = [Math.cos(place.lean), Math.sin(place.lean)]
  const ends: Record<Grip, Point | null> = {
    move: middle,
    size: [middle[0] + reach * cos, middle[1] + reach * sin],
    turn: [middle[0] + (reach + 22) * sin, middle[1] - (reach + 22) * cos],
    end,
  }
  const dragTo = (event: PointerEvent) => {
    const from = grabbed.current
    if (!from) return
    const { grip } = from
    if (grip === 'size' || grip === 'turn')
      return props.onShape(from.one, reshaped(grip, middle, from.at, onGround(event), event.shiftKey))
    const under = underPixel(map, ...onPicture(event))
    if (under?.garment !== garment) return
    if (grip === 'move') props.onMove(one, under.spot)
    else props.onEnd?.(one, under.spot)
  }
  const hold = (grip: Grip) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      grabbed.current = { grip, one, at: onGround(event) }
    },
    onPointerMove: (event: PointerEvent) => grabbed.current?.grip === grip && dragTo(event),
    onPointerUp(event: PointerEvent) {
      event.stopPropagation()
      grabbed.current = null
    },
    onPointerCancel() {
      grabbed.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault()
        event.stopPropagation()
        return props.onRemove(one)
      }
      const arrow = arrowPress(event)
      if (arrow) props.onArrow(one, grip, arrow)
    },
  })
  return (
    <div {...laid}>
      {children}
      <div className={handles.handles}>
        <svg width={width} height={height} aria-hidden>
          {grips.map((grip) => {
            const to = ends[grip]
            return to && <line key={grip} x1={middle[0]} y1={middle[1]} x2={to[0]} y2={to[1]} />
          })}
        </svg>
        {grips.map((grip) => {
          const at = ends[grip]
          return (
            at && (
              <button
                key={grip}
                type="button"
                className={
                  grip === 'move' ? `${handles.move} ${styles.hold}` : handles[grip === 'turn' ? 'turn' : 'size']
                }
                style={{ left: at[0], top: at[1] }}
                aria-label={names[grip]}
                {...hold(grip)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

const grips: readonly Grip[] = ['move', 'size', 'turn', 'end']
