import { at, cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { distanceTo } from '../../kernels/distance.ts'
import { countOf, emptyMask, type Mask } from '../../kernels/plane.ts'

/** How far a line may be off, in pixels. */
const tolerance = 2

/** The middle of every line of a drawing, one pixel wide; the page is the picture. */
export function lineMask({ lines, width, height }: Pick<LineDrawing, 'lines' | 'width' | 'height'>): Mask {
  const mask = emptyMask({ width: Math.round(width), height: Math.round(height) })
  for (const line of lines)
    for (const cubic of cubicsOf(line)) {
      const long = [1, 2, 3].reduce((sum, k) => {
        const [a, b] = [cubic[k - 1], cubic[k]]
        return a && b ? sum + Math.hypot(b[0] - a[0], b[1] - a[1]) : sum
      }, 0)
      const steps = Math.max(1, Math.ceil(long * 1.6))
      for (let k = 0; k <= steps; k++) {
        const [left, top] = at(cubic, k / steps)
        const [x, y] = [Math.floor(left), Math.floor(top)]
        if (x >= 0 && y >= 0 && x < mask.width && y < mask.height) mask.values[y * mask.width + x] = 1
      }
    }
  return mask
}

/** What of found lines is true, what of true lines was found, and both as one. */
export interface LineScore {
  precision: number
  recall: number
  f: number
}

/** Compares lines one pixel wide: those within two pixels of each other are the same. */
export function lineScore(found: Mask, truth: Mask): LineScore {
  const precision = shareNear(found, truth)
  const recall = shareNear(truth, found)
  return { precision, recall, f: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 }
}

function shareNear(of: Mask, to: Mask): number {
  const all = countOf(of)
  if (!all || !countOf(to)) return 0
  const far = distanceTo(to).values
  let near = 0
  of.values.forEach((on, i) => {
    if (on && (far[i] ?? Infinity) <= tolerance) near++
  })
  return near / all
}
