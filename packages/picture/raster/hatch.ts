import { smooth } from '@toile/geometry'
import type { Stage } from './stage.ts'

/** How much hatching ink lies at a pixel of the picture: slanted strokes `gap` pens apart, thicker in the depth, broken by the paper. */
export function hatch({ pen, wash, paper }: Stage, x: number, y: number, deep: number, gap: number): number {
  const stroke = (x * 0.82 + y * 0.57) / (gap * pen) + (wash(x / (40 * pen), y / (40 * pen)) - 0.5) * 0.7
  const off = Math.abs(stroke - Math.floor(stroke) - 0.5) * 2
  const thick = 0.3 * deep * (0.6 + 0.8 * paper(x / (9 * pen), y / (9 * pen)))
  return 1 - smooth(thick, thick + 0.22, off)
}
