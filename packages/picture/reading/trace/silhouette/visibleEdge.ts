import { dilate } from '../../../kernels/distance.ts'
import type { Lab } from '../../../kernels/oklab.ts'
import { type Mask, maskOf } from '../../../kernels/plane.ts'

/** Change of colour over six pixels of a smoothed picture, in OKLab, that an eye takes for an edge. */
const seen = 0.035

/** Pixels at most three away from a drawn line or a change of colour: elsewhere a border is only guessed. */
export function visibleEdge({ lightness, a, b }: Lab, lines: Mask): Mask {
  const { width } = lines
  const planes = [lightness.values, a.values, b.values]
  const change = (i: number, step: number) => Math.hypot(...planes.map((p) => p[i + 3 * step] - p[i - 3 * step]))
  const end = lines.values.length - 3 * width - 3
  const edges = maskOf(lines, (i) => {
    if (lines.values[i]) return 1
    return i > 3 * width && i < end && Math.max(change(i, 1), change(i, width)) > seen
  })
  return dilate(edges, 3)
}
