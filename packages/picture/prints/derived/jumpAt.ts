import { squaredDistance } from '@toile/craft/colors/lab.ts'
import type { Point } from '@toile/geometry'
import type { Lab } from '../../kernels/oklab.ts'

/** A rim parts two colours where they are this far apart in OKLab: in the mean, and at each point of this share of it. */
const clear = { mean: 0.11, each: 0.05, where: 0.74 } as const
/** How far inside and outside its rim its colour is looked at, in pixels. */
const step = 3

/** How far the colour just inside a rim is from that just outside, in the mean; null where it fades into what lies about it. */
export function jumpAt(outline: readonly Point[], left: number, top: number, { lightness, a, b }: Lab): number | null {
  const { width, height } = lightness
  const placeAt = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(left + x)))
    const i = Math.min(height - 1, Math.max(0, Math.round(top + y))) * width + column
    return [lightness.values[i], a.values[i], b.values[i]] as const
  }
  let [sum, cut] = [0, 0]
  outline.forEach(([x, y], i) => {
    const [fromX, fromY] = outline[(i + outline.length - 1) % outline.length]
    const [toX, toY] = outline[(i + 1) % outline.length]
    const long = Math.hypot(toX - fromX, toY - fromY) || 1
    const [across, down] = [((toY - fromY) / long) * step, (-(toX - fromX) / long) * step]
    const off = Math.sqrt(squaredDistance(placeAt(x + across, y + down), placeAt(x - across, y - down)))
    sum += off
    if (off > clear.each) cut++
  })
  const mean = sum / outline.length
  return mean > clear.mean && cut > outline.length * clear.where ? mean : null
}
