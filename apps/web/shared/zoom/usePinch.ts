import { type PointerEvent, useRef } from 'react'
import { panBy, type Zoom, zoomAt } from './zoom.ts'

interface Spot {
  x: number
  y: number
}

/** A finger on the picture; what lies over it may have taken it, and draws with it as long as it is alone. */
interface Finger extends Spot {
  taken: boolean
}

interface PinchOptions {
  zoomed: boolean
  onZoom: (change: (zoom: Zoom) => Zoom) => void
  most: number | undefined
}

/** Pixels that a pointer goes before it drags: less is a click on what lies there. */
const dragged = 4

const middleOf = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const between = ([a, b]: readonly [Spot, Spot]) => Math.hypot(a.x - b.x, a.y - b.y) || 1
const pairOf = (spots: ReadonlyMap<number, Finger>): readonly [Spot, Spot] | null => {
  const [a, b] = [...spots.values()]
  return a && b ? [a, b] : null
}

/** Moves a picture with one pointer and zooms it with two, also where what lies over it has taken the first by preventing its default. */
export function usePinch({ zoomed, onZoom, most }: PinchOptions) {
  const spots = useRef(new Map<number, Finger>())
  const held = useRef(false)
  const leave = ({ pointerId }: PointerEvent) => {
    spots.current.delete(pointerId)
    if (spots.current.size === 0) held.current = false
  }
  return {
    onPointerDown({ button, pointerId, clientX, clientY, defaultPrevented }: PointerEvent<HTMLDivElement>) {
      if (button === 0) spots.current.set(pointerId, { x: clientX, y: clientY, taken: defaultPrevented })
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) {
      const from = spots.current.get(pointerId)
      if (!from) return
      const before = pairOf(spots.current)
      const to = { ...from, x: clientX, y: clientY }
      if (!before && from.taken) spots.current.set(pointerId, to)
      if (!before && (!zoomed || from.taken)) return
      if (!held.current && !before && Math.hypot(clientX - from.x, clientY - from.y) < dragged) return
      held.current = true
      currentTarget.setPointerCapture(pointerId)
      spots.current.set(pointerId, to)
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      const after = pairOf(spots.current)
      if (!before || !after) {
        onZoom((now) => panBy(now, (clientX - from.x) / width, (clientY - from.y) / height))
        return
      }
      const [was, is] = [middleOf(before), middleOf(after)]
      const [px, py] = [(is.x - left) / width - 0.5, (is.y - top) / height - 0.5]
      const grown = between(after) / between(before)
      onZoom((now) => zoomAt(panBy(now, (is.x - was.x) / width, (is.y - was.y) / height), grown, px, py, most))
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  }
}
