import { blur } from '../raster/blur.ts'
import type { Geometry } from '../raster/geometry.ts'

/** Heads over which cloth levels out, and heads that one piece may stand out over another where nothing fills them. */
const [reach, thick] = [0.13, 0.02]

/** Lets what nobody fills sink together by a share: the rounding of a body leaves it, seams, pleats and the edges of pieces stay; what stood out over the next piece by more than cloth is thick leans down to it. */
export function sinkTogether(
  { width, height, material, rise, slopeX, slopeY }: Geometry,
  scale: number,
  share: number,
): void {
  const radius = Math.max(1, Math.round(reach * scale))
  const cloth = Float32Array.from(material, (at) => (at ? 1 : 0))
  const within = blur(cloth.slice(), width, height, radius)
  const level = (values: Float32Array) => {
    const mean = values.map((value, i) => value * cloth[i]!)
    return blur(mean, width, height, radius)
  }
  for (const slopes of [slopeX, slopeY]) {
    const mean = level(slopes)
    for (let i = 0; i < slopes.length; i++) if (cloth[i]) slopes[i]! -= (share * mean[i]!) / within[i]!
  }
  const mean = level(rise)
  const limit = scale * thick
  for (let i = 0; i < rise.length; i++) {
    if (!cloth[i]) continue
    const even = mean[i]! / within[i]!
    const over = rise[i]! - even
    rise[i] = even * (1 - share) + over * (1 - share) + limit * share * Math.tanh(over / limit)
  }
}
