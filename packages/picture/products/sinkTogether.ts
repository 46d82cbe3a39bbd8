import type { Geometry } from '../raster/geometry.ts'
import { coverMean } from './coverMean.ts'

/** Heads over which cloth levels out, and heads that one piece may stand out over another where nothing fills them. */
const [reach, thick] = [0.13, 0.02]

/** Lets what nobody fills sink together by a share: the rounding of a body leaves it, seams, pleats and the edges of pieces stay; what stood out over the next piece by more than cloth is thick leans down to it. */
export function sinkTogether(geometry: Geometry, scale: number, share: number): void {
  const { rise, slopeX, slopeY } = geometry
  const { covered, of } = coverMean(geometry, reach * scale)
  for (const slopes of [slopeX, slopeY]) {
    const mean = of(slopes)
    for (let i = 0; i < slopes.length; i++) if (covered[i]) slopes[i]! -= share * mean[i]!
  }
  const even = of(rise)
  const limit = scale * thick
  for (let i = 0; i < rise.length; i++) {
    if (!covered[i]) continue
    const over = rise[i]! - even[i]!
    rise[i] = even[i]! * (1 - share) + over * (1 - share) + limit * share * Math.tanh(over / limit)
  }
}
