import { blur } from '../raster/blur.ts'
import type { Geometry } from '../raster/geometry.ts'

/** Heads from an outline within which slopes are evened along it, and the steepest that cloth turns away. */
const [reach, steepest] = [0.032, 1.6]

/** Evens slopes along outlines: where a cushion ends it is steeper than its grid tells, and scallops from cell to cell, which light shows as beads. */
export function evenEdges({ width, height, material, slopeX, slopeY }: Geometry, scale: number): void {
  const radius = Math.max(1, Math.round(reach * scale))
  const covered = Float32Array.from(material, (at) => (at ? 1 : 0))
  const within = blur(covered.slice(), width, height, radius)
  const beside = blur(covered.slice(), width, height, 1)
  for (const slopes of [slopeX, slopeY]) {
    // Where one piece ends on another, their edge is as soft as a pixel.
    const soft = blur(
      slopes.map((value, i) => value * covered[i]!),
      width,
      height,
      1,
    )
    for (let i = 0; i < slopes.length; i++) if (covered[i]) slopes[i] = soft[i]! / beside[i]!
    const mean = slopes.map((value, i) => {
      const bound = covered[i] ? Math.max(-steepest, Math.min(steepest, value)) : 0
      slopes[i] = bound
      return bound
    })
    blur(mean, width, height, radius)
    for (let i = 0; i < slopes.length; i++) {
      const inner = within[i]!
      if (!covered[i] || inner > 0.995) continue
      const share = Math.min(1, (1 - inner) * 2.4)
      slopes[i]! += (mean[i]! / inner - slopes[i]!) * share
    }
  }
}
