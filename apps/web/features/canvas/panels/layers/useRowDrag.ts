import { type PointerEvent, useRef, useState } from 'react'
import type { DropZone } from './dropOf.ts'

interface Drop {
  readonly beside: string
  readonly zone: DropZone
}

interface RowDragGiven {
  /** Whether a row is a group, into whose middle layers are put. */
  isGroup: (id: string) => boolean
  onDrop: (id: string, drop: Drop) => void
}

/** Pixels that a row is drawn before it is dragged and not pressed. */
const drawn = 6

/** Rows that are dragged to another place of the list, with mouse, pen or finger. */
export function useRowDrag({ isGroup, onDrop }: RowDragGiven) {
  const held = useRef<{ id: string; y: number; on: boolean } | null>(null)
  const [drop, setDrop] = useState<(Drop & { id: string }) | null>(null)

  function dropAt(list: HTMLElement, x: number, y: number): Drop | null {
    const row = list.ownerDocument.elementFromPoint(x, y)?.closest<HTMLElement>('[data-layer]')
    const beside = row?.dataset['layer']
    if (!row || beside === undefined) return null
    const { top, height } = row.getBoundingClientRect()
    const share = (y - top) / height
    if (isGroup(beside) && share > 0.3 && share < 0.7) return { beside, zone: 'in' }
    return { beside, zone: share < 0.5 ? 'above' : 'below' }
  }
  return {
    drop,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const id =
          event.target instanceof Element
            ? event.target.closest<HTMLElement>('[data-grip]')?.dataset['grip']
            : undefined
        if (id !== undefined && event.button === 0) held.current = { id, y: event.clientY, on: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = held.current
        if (!now) return
        if (!now.on && Math.abs(event.clientY - now.y) < drawn) return
        if (!now.on) event.currentTarget.setPointerCapture(event.pointerId)
        now.on = true
        const over = dropAt(event.currentTarget, event.clientX, event.clientY)
        setDrop(over && over.beside !== now.id ? { ...over, id: now.id } : null)
      },
      onPointerUp() {
        if (held.current?.on && drop) onDrop(held.current.id, drop)
        held.current = null
        setDrop(null)
      },
      onPointerCancel() {
        held.current = null
        setDrop(null)
      },
    },
  }
}
