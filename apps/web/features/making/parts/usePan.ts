import { type PointerEvent, type RefObject, useRef } from 'react'

/** Handlers with which a sheet is moved in its view by dragging. */
export function usePan(view: RefObject<HTMLDivElement | null>) {
  const held = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!held.current) return
      view.current?.scrollBy(held.current.x - clientX, held.current.y - clientY)
      held.current = { x: clientX, y: clientY }
    },
    onPointerUp() {
      held.current = null
    },
  }
}
