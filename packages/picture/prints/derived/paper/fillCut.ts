import type { Path } from '@toile/geometry'
import type { Mask } from '../../../kernels/plane.ts'
import { maskOfOutlines } from '../../../kernels/scanline.ts'
import { type InkField, within } from '../inkField.ts'

/** A part of a tile under a mask. */
export interface CutMask {
  left: number
  top: number
  mask: Mask
}

/** The pixels that a closed outline covers, in pixels of a tile that it may reach over. */
export function cutMask(outline: Path): CutMask {
  const [left, top] = [0, 1].map((k) => Math.floor(Math.min(...outline.map((point) => point[k]))))
  const [right, bottom] = [0, 1].map((k) => Math.ceil(Math.max(...outline.map((point) => point[k]))))
  const own = outline.map(([x, y]) => [x - left, y - top] as const)
  return { left, top, mask: maskOfOutlines(Math.max(1, right - left), Math.max(1, bottom - top), [own]) }
}

/** Fills a mask with an ink in a tile that comes in again at all sides, only where another mask allows it. */
export function fillCut(field: InkField, { left, top, mask }: CutMask, ink: number, inside?: CutMask): void {
  for (let y = 0; y < mask.height; y++) {
    const row = within(top + y, field.height, 'wrap') * field.width
    for (let x = 0; x < mask.width; x++) {
      if (!mask.values[y * mask.width + x]) continue
      if (inside && !holds(inside, left + x, top + y)) continue
      field.index[row + within(left + x, field.width, 'wrap')] = ink
    }
  }
}

function holds({ left, top, mask }: CutMask, x: number, y: number): boolean {
  const [column, row] = [x - left, y - top]
  return (
    column >= 0 && row >= 0 && column < mask.width && row < mask.height && mask.values[row * mask.width + column] === 1
  )
}
