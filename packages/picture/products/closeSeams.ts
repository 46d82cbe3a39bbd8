import { extremum } from '../kernels/extremum.ts'
import type { LookBuffer } from '../looks/bufferOn.ts'

/** Closes the hairlines through which a ground would shine where two pieces of cloth meet and each covers a pixel in part. */
export function closeSeams({ width, height, coverage }: LookBuffer): void {
  const closed = extremum(extremum({ width, height, values: Float32Array.from(coverage) }, 1, 1), 1, -1).values
  for (let i = 0; i < coverage.length; i++) if (coverage[i]) coverage[i] = Math.max(coverage[i]!, closed[i]!)
}
