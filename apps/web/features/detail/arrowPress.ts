import type { KeyboardEvent } from 'react'
import { arrowWays } from '../../shell/parts/arrowWays.ts'

/** What an arrow key asks of a handle: its way, whether far (with Shift), and whether that is more or less where there is but one way. */
export interface ArrowPress {
  right: number
  down: number
  more: number
  far: boolean
}

/** Takes an arrow that is pressed on a handle, so that nothing else hears it; nothing for other keys. */
export function arrowPress(event: KeyboardEvent): ArrowPress | null {
  const way = arrowWays[event.key]
  if (!way) return null
  event.preventDefault()
  event.stopPropagation()
  const [right, down] = way
  return { right, down, more: right - down, far: event.shiftKey }
}
