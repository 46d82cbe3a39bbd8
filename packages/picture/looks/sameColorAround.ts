import type { Path } from '@toile/geometry'
import type { Pixels } from '../surface.ts'
import type { LookMap } from './lookMap.ts'
import { pieceUnder } from './onLookMap.ts'
import { outlinesOfMask } from './outlinesOfMask.ts'

/** Closed outlines, in pixels of a look's picture, round what has a like colour and hangs together with a pixel on one piece of cloth; `tolerance` is a distance of red, green and blue. */
export function sameColorAround(map: LookMap, picture: Pixels, x: number, y: number, tolerance: number): Path[] {
  const piece = pieceUnder(map, x, y)
  if (!piece) return []
  const { width, height, rgba } = picture
  const scale = width / map.width
  const start = Math.floor(y * scale) * width + Math.floor(x * scale)
  const mask = new Uint8Array(width * height)
  const waiting = [start]
  const isLike = (i: number) => {
    const at = i * 4
    const from = start * 4
    const away = Math.hypot(rgba[at] - rgba[from], rgba[at + 1] - rgba[from + 1], rgba[at + 2] - rgba[from + 2])
    return (
      away <= tolerance && pieceUnder(map, ((i % width) + 0.5) / scale, (Math.floor(i / width) + 0.5) / scale) === piece
    )
  }
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    if (mask[i] || !isLike(i)) continue
    mask[i] = 255
    const column = i % width
    if (column > 0) waiting.push(i - 1)
    if (column < width - 1) waiting.push(i + 1)
    if (i >= width) waiting.push(i - width)
    if (i < width * (height - 1)) waiting.push(i + width)
  }
  return outlinesOfMask(mask, width, height, 1 / scale)
}
