import { dense, type Path } from '@toile/geometry'
import { blur } from '../raster/blur.ts'
import type { Stage } from '../raster/stage.ts'

/** Heads beside a seam in which one piece runs on into the other, and over which its form is evened there. */
const [beside, over] = [0.13, 0.055]

/** Lets cloth run on over its armholes: what nobody fills has no ball in its sleeve and no dent beside it. */
export function easeSeams({ buffer, place, scale }: Stage, seams: readonly Path[]): void {
  if (!buffer || seams.length === 0) return
  const { width, height, material, rise, slopeX, slopeY } = buffer
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
  const radius = Math.max(1, Math.round(over * scale))
  const covered = Float32Array.from(material, (at) => (at ? 1 : 0))
  const within = blur(covered.slice(), width, height, radius)
  for (const values of [rise, slopeX, slopeY]) {
    const mean = blur(
      values.map((value, i) => value * covered[i]!),
      width,
      height,
      radius,
    )
    for (let i = 0; i < values.length; i++) {
      if (!near[i] || !covered[i]) continue
      values[i]! += (mean[i]! / within[i]! - values[i]!) * Math.min(1, 1.8 * near[i]!)
    }
  }
}
