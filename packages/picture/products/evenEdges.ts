import type { Geometry } from '../raster/geometry.ts'
import { coverMean } from './coverMean.ts'

/** Heads from an outline within which slopes are evened along it, and the steepest that cloth turns away. */
const [reach, steepest] = [0.032, 1.6]

/** Evens slopes along outlines: where a cushion ends it is steeper than its grid tells, and scallops from cell to cell, which light shows as beads. */
export function evenEdges(geometry: Geometry, scale: number): void {
  // Where one piece ends on another, their edge is as soft as a pixel.
  const soft = coverMean(geometry, 1)
  const broad = coverMean(geometry, reach * scale)
  for (const slopes of [geometry.slopeX, geometry.slopeY]) {
    const softened = soft.of(slopes)
    for (let i = 0; i < slopes.length; i++)
      if (soft.covered[i]) slopes[i] = Math.max(-steepest, Math.min(steepest, softened[i]!))
    const mean = broad.of(slopes)
    for (let i = 0; i < slopes.length; i++) {
      const inner = broad.within[i]!
      if (!broad.covered[i] || inner > 0.995) continue
      slopes[i]! += (mean[i]! - slopes[i]!) * Math.min(1, (1 - inner) * 2.4)
    }
  }
}
