import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Place } from './useStroke.ts'
import { arrowWays } from '../../../shell/parts/arrowWays.ts'

/** The step of an arrow key in pixels of the sheet, ten with Shift; nothing for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent): Place | null {
  const way = arrowWays[key]
  if (!way) return null
  const far = shiftKey ? 10 : 1
  return [way[0] * far, way[1] * far]
}

/** Where a pointer is on the sheet, by the box of the field it belongs to. */
function placeIn(field: Element | null, at: PointerEvent, sheet: { width: number; height: number }): Place {
  const box = field?.getBoundingClientRect() ?? new DOMRect()
  return [((at.clientX - box.left) / box.width) * sheet.width, ((at.clientY - box.top) / box.height) * sheet.height]
}

/** Handlers for a button that stands at a place of the sheet: dragged, it stays under the hand where it was taken; arrow keys move it. */
export function useDrag(sheet: { width: number; height: number }) {
  const held = useRef<{ dx: number; dy: number } | null>(null)
  return ([x, y]: Place, onMove: (to: Place) => void) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus()
      const [px, py] = placeIn(event.currentTarget.parentElement, event, sheet)
      held.current = { dx: x - px, dy: y - py }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!held.current) return
      const [px, py] = placeIn(event.currentTarget.parentElement, event, sheet)
      onMove([px + held.current.dx, py + held.current.dy])
    },
    onPointerUp() {
      held.current = null
    },
    onPointerCancel() {
      held.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      const step = stepOf(event)
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      onMove([x + step[0], y + step[1]])
    },
  })
}

/** How a thing stands at a place of the sheet. */
export const standsAt = ([x, y]: Place, { width, height }: { width: number; height: number }) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
})
