import type { Path } from '@toile/geometry'
import { outlinesOf } from '../kernels/outlines.ts'

/** Closed outlines of a mask and of its holes, made larger by `grown`. */
export function outlinesOfMask(mask: Uint8Array, width: number, height: number, grown: number): Path[] {
  const { outer, holes } = outlinesOf(mask, width, height, 6)
  return [...outer, ...holes].map((path) => path.map(([x, y]) => [x * grown, y * grown] as const))
}
