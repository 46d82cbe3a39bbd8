import { sure } from '@toile/geometry'
import type { DistanceField } from '../form/form.ts'
import type { Cloth, Gaps } from './cloth.ts'
import type { Meshed } from './meshPattern.ts'
import { particlesOf } from './particlesOf.ts'
import { type Lay, threadsOf } from './threadsOf.ts'

/** While a garment is closed its particles stay at their heights as far as this gives. */
const give = 3e-3

/** Panels that lie apart, each corner a particle of its own where three coordinates in millimetres tell, with the gaps that are to be closed. */
export function openPanels(
  meshed: Meshed,
  placed: Float32Array,
  lays: readonly Lay[],
  body: DistanceField,
): Cloth & { gaps: Gaps } {
  const particles = Int32Array.from({ length: placed.length / 3 }, (_, i) => i)
  const ends = Int32Array.from(meshed.seams)
  const widths = Float32Array.from({ length: ends.length / 2 }, (_, k) => {
    const [a, b] = [3 * sure(ends[2 * k]), 3 * sure(ends[2 * k + 1])]
    const along = (axis: number) => sure(placed[a + axis]) - sure(placed[b + axis])
    return Math.hypot(along(0), along(1), along(2))
  })
  const heights = Float32Array.from(particles, (i) => sure(placed[3 * i + 1]))
  return {
    ...particlesOf(meshed, particles, placed, lays),
    threads: threadsOf(meshed.mesh, particles, particles.length, lays),
    hoops: [],
    heights: [{ particles, heights, give }],
    gaps: { ends, widths },
    layers: null,
    body,
  }
}
