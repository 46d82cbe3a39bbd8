import { dense, type Path } from '@toile/geometry'
import type { Stage } from '../raster/stage.ts'
import { coverMean } from './coverMean.ts'

/** Heads beside a seam in which one piece runs on into the other, and over which its form is evened there. */
const [beside, over] = [0.13, 0.055]

/** Lets cloth run on over its armholes: what nobody fills has no ball in its sleeve and no dent beside it. */
export function easeSeams({ buffer, place, scale }: Stage, seams: readonly Path[]): void {
  if (!buffer || seams.length === 0) return
  const { width, height, rise, slopeX, slopeY } = buffer
  const near = new Float32Array(width * height)
  const reach = beside * scale
  for (const point of seams.flatMap((path) => dense(path, beside / 5))) {
    const [x, y] = place(point)
    for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++)
      for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(width - 1, x + reach); column++) {
        const share = 1 - Math.hypot(column - x, row - y) / reach
        const i = row * width + column
        if (share > near[i]!) near[i] = share
      }
  }
  const { covered, of } = coverMean(buffer, over * scale)
  for (const values of [rise, slopeX, slopeY]) {
    const mean = of(values)
    for (let i = 0; i < values.length; i++)
      if (near[i] && covered[i]) values[i]! += (mean[i]! - values[i]!) * Math.min(1, 1.8 * near[i]!)
  }
}
