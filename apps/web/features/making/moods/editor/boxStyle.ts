import type { CSSProperties } from 'react'

interface Box {
  x: number
  y: number
  width: number
  height: number
  turn: number
}

/** Where a box of the sheet lies on the screen, so many pixels to a millimetre. */
export const boxStyle = (box: Box, scale: number): CSSProperties => ({
  left: box.x * scale,
  top: box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
  rotate: `${box.turn}deg`,
})
