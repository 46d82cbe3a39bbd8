import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { arrowWays } from '../../../shell/parts/arrowWays.ts'

/** A place in pixels of the picture that is drawn on. */
export type Place = readonly [x: number, y: number]

/** The stroke that is being drawn over a picture: by pointer, or by arrow keys with Space to set the brush down and lift it; Esc gives it up. */
export function useStroke({ width, height }: { width: number; height: number }, onLine: (line: Place[]) => void) {
  const [line, setLine] = useState<readonly Place[]>([])
  const [cursor, setCursor] = useState<Place | null>(null)
  const inside = ([x, y]: Place): Place => [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))]
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Place => {
    const box = currentTarget.getBoundingClientRect()
    return inside([((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height])
  }
  const lift = () => {
    setLine([])
    if (line.length > 0) onLine([...line])
  }
  const press = (event: KeyboardEvent) => {
    const way = arrowWays[event.key]
    const at = cursor ?? [width / 2, height / 2]
    if (way) {
      const far = Math.max(width, height) * (event.shiftKey ? 0.05 : 0.01)
      const next = inside([at[0] + way[0] * far, at[1] + way[1] * far])
      setCursor(next)
      if (line.length > 0) setLine([...line, next])
    } else if (event.key === ' ') {
      setCursor(at)
      if (line.length > 0) lift()
      else setLine([at])
    } else if (event.key === 'Escape' && line.length > 0) setLine([])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const field = {
    role: 'application',
    tabIndex: 0,
    'data-keeps-arrows': true,
    onKeyDown: press,
    onBlur: () => setCursor(null),
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      setCursor(null)
      setLine([placeOf(event)])
    },
    onPointerMove(event: PointerEvent) {
      if (line.length > 0 && event.buttons > 0) setLine([...line, placeOf(event)])
    },
    onPointerUp: lift,
    onPointerCancel: () => setLine([]),
  } as const
  return { line, cursor, field }
}

/** A line of at most some places, its ends among them. */
export const thinned = (line: readonly Place[], most: number): Place[] => {
  const every = Math.ceil(line.length / (most - 1))
  return line.filter((_, i) => i % every === 0 || i === line.length - 1)
}
