import type { Measures } from '../../bodies/measures.ts'
import type { Build } from '../build.ts'
import type { Fit } from '../fit.ts'
import type { Spot } from '../form.ts'
import { loftOf } from '../loft.ts'
import { type Mound, raised } from '../mounds.ts'
import type { Ring } from '../ring.ts'
import type { Skeleton } from '../skeleton.ts'
import { egg, rod, smoothNearer, type Solid } from '../solid.ts'

/** A calm head on its left side: skull, the planes of a face, nose, jaw and ear. */
export function headOf(measures: Measures, { youth }: Build, { scale, chin }: Skeleton, fit: Fit): Solid {
  const tall = measures.height - chin
  const size = (measures.head / 556) * fit.head * 219
  const ahead = 10 * scale
  /** A spot by shares of the head: across, down from its crown, and to the front of its middle. */
  const spot = (x: number, down: number, z: number): Spot => [x * size, measures.height - down * tall, ahead + z * size]
  const ring = (down: number, halfWidth: number, front: number, back: number): Ring => ({
    y: measures.height - down * tall,
    halfWidth: halfWidth * size,
    front: ((front + back) / 2) * size,
    back: ((front + back) / 2) * size,
    middle: ahead + ((front - back) / 2) * size,
    aside: 0,
    power: 2.2,
  })
  const round = 0.035 * youth
  const skull = egg(spot(0, 0.41, -0.04), [0.335 * size, 0.41 * tall, 0.43 * size])
  const face = loftOf(
    [
      ring(0.24, 0.1, 0.2, 0.1),
      ring(0.34, 0.24, 0.35, 0.1),
      ring(0.44, 0.29, 0.388, 0.1),
      ring(0.54, 0.298, 0.388, 0.1),
      ring(0.64, 0.29 + 0.4 * round, 0.386, 0.1),
      ring(0.73, 0.262 + 0.8 * round, 0.38, 0.06),
      ring(0.82, 0.222 + round, 0.372, 0.02),
      ring(0.91, 0.168 + 0.8 * round, 0.36 - round, -0.04),
      ring(0.97, 0.11 + 0.5 * round, 0.335 - round, -0.1),
      ring(1, 0.05, 0.29 - round, -0.16),
    ],
    5 * scale,
  ).distance
  const low = 0.03 * youth
  const nose = rod(
    spot(0, 0.5 + low, 0.375),
    0.024 * size,
    spot(0, 0.655 + low, 0.428 - 0.02 * youth),
    (0.044 - 0.006 * youth) * size,
  )
  const ear = egg(spot(0.325, 0.55 + low, -0.03), [0.03 * size, 0.12 * tall, 0.07 * size])
  const mounds = moundsOf(spot, size, youth)
  const planes = raised((x, y, z) => smoothNearer(skull(x, y, z), face(x, y, z), 0.12 * size), mounds)
  return (x, y, z) => {
    const bare = smoothNearer(planes(x, y, z), nose(x, y, z), 0.09 * size)
    return smoothNearer(bare, ear(x, y, z), 0.05 * size)
  }
}

/** Eye sockets with closed lids, cheeks, a mouth and a chin, the softer the younger. */
function moundsOf(spot: (x: number, down: number, z: number) => Spot, size: number, youth: number): Mound[] {
  const mound = (x: number, down: number, z: number, reach: Spot, rise: number): Mound => ({
    at: spot(x, down, z),
    reach: [reach[0] * size, reach[1] * size, reach[2] * size],
    rise: rise * size,
  })
  const eyes = 0.51 + 0.035 * youth
  const mouth = 0.79 + 0.01 * youth
  const sharp = 1 - 0.5 * youth
  return [
    mound(0.145, eyes, 0.36, [0.09, 0.055, 0.14], -0.034 * sharp),
    mound(0.15, eyes + 0.01, 0.36, [0.06, 0.034, 0.12], 0.016 * sharp),
    mound(0.21, 0.63, 0.3, [0.09, 0.08, 0.14], 0.008 + 0.008 * youth),
    mound(0.31, 0.45, 0.2, [0.08, 0.12, 0.12], -0.01 * sharp),
    mound(0.21, 0.77, 0.28, [0.08, 0.09, 0.12], -0.01 * (1 - youth)),
    mound(0, mouth, 0.39, [0.085, 0.036, 0.1], 0.016),
    mound(0, mouth + 0.065, 0.39, [0.1, 0.026, 0.1], -0.01),
    mound(0, 0.925, 0.37, [0.08, 0.05, 0.1], 0.012),
  ]
}
