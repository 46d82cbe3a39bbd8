import { type RefObject, useEffect, useState } from 'react'
import { takesText } from '../../shell/actions/keys.ts'

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="slider"], [role="tab"]') !== null

/** Whether the space bar is held over a picture: then dragging moves it, whatever lies over it. */
export function useHand(box: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key !== ' ' || takesText(event.target)) return
      const over = box.current?.matches(':hover') ?? false
      if (!over && isControl(event.target)) return
      if (!over && event.target !== box.current) return
      event.preventDefault()
      setHeld(true)
    }
    const up = (event: KeyboardEvent) => event.key === ' ' && setHeld(false)
    const away = () => setHeld(false)
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('blur', away)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', away)
    }
  }, [box])
  return held
}
