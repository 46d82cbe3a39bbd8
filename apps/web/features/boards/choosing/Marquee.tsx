import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styles from './choosing.module.css'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface MarqueeProps {
  /** Told while a rectangle is drawn: the ids of everything that it touches. */
  onTouched: (ids: readonly string[]) => void
  children: ReactNode
}

const near = 5

/** Draws a rectangle with the mouse from any free place of a board and chooses what it touches; things carry `data-item` (look.md B3). */
export function Marquee({ onTouched, children }: MarqueeProps) {
  const from = useRef<readonly [number, number] | null>(null)
  const [box, setBox] = useState<Box | null>(null)
  const begin = (event: PointerEvent) => {
    const on = event.target instanceof Element ? event.target : null
    if (
      event.pointerType !== 'mouse' ||
      event.button !== 0 ||
      on?.closest('button, input, a, [role="menu"], [role="toolbar"]')
    )
      return
    from.current = [event.clientX, event.clientY]
  }
  const drag = (event: PointerEvent) => {
    if (!from.current) return
    const [x, y] = from.current
    const next = {
      left: Math.min(x, event.clientX),
      top: Math.min(y, event.clientY),
      width: Math.abs(event.clientX - x),
      height: Math.abs(event.clientY - y),
    }
    if (!box && Math.hypot(next.width, next.height) < near) return
    if (!box) event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
    setBox(next)
    onTouched(touched(event.currentTarget, next))
  }
  const end = () => {
    from.current = null
    setBox(null)
  }
  return (
    <div onPointerDown={begin} onPointerMove={drag} onPointerUp={end} onPointerCancel={end}>
      {children}
      {box && <div className={styles.marquee} style={box} />}
    </div>
  )
}

function touched(board: Element, { left, top, width, height }: Box): string[] {
  return [...board.querySelectorAll('[data-item]')].flatMap((item) => {
    const its = item.getBoundingClientRect()
    const apart = its.right < left || its.left > left + width || its.bottom < top || its.top > top + height
    return apart ? [] : [item.getAttribute('data-item') ?? '']
  })
}
