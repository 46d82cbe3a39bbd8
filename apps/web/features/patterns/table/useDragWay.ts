import type { Point } from '@toile/geometry'
import { type PointerEvent, useRef } from 'react'

interface DragWay {
  /** Millimetres that a pixel of the screen covers. */
  perPixel: number
  /** Told the way since the press, in millimetres of the table, y down. */
  onMove: (way: Point) => void
  /** Told the whole way at the end; null where it was a press without a way. */
  onEnd: (way: Point | null) => void
}

/** Pixels that a pointer goes before it drags. */
const dragged = 3

/** Drags something on the table by a pointer. */
export function useDragWay({ perPixel, onMove, onEnd }: DragWay) {
  const start = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const wayTo = ({ clientX, clientY }: PointerEvent): Point => {
    const from = start.current ?? { x: clientX, y: clientY }
    return [(clientX - from.x) * perPixel, (clientY - from.y) * perPixel]
  }
  return {
    onPointerDown(event: PointerEvent<Element>) {
      if (event.button !== 0) return
      // Taken: the table does not move under it.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY, moved: false }
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current
      if (!from) return
      from.moved ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > dragged
      if (from.moved) onMove(wayTo(event))
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      if (!from) return
      const way = wayTo(event)
      start.current = null
      onEnd(from.moved ? way : null)
    },
    onPointerCancel() {
      start.current = null
      onEnd(null)
    },
  }
}
