import { sure } from '@toile/geometry'
import type { DistanceField } from '../form/form.ts'
import type { Cloth } from './cloth.ts'
import { hoopsOf } from './hoopsOf.ts'
import type { Meshed } from './meshPattern.ts'
import { openLayers } from './openLayers.ts'
import { particlesOf } from './particlesOf.ts'
import { type Lay, threadsOf } from './threadsOf.ts'
import type { Welded } from './weld.ts'

/** How far apart cloth lies from itself, as a share of the spacing of its mesh. */
const layerShare = 0.6

/** What sewn cloth hangs on: the body and the height of its waist, and how fine its mesh is; millimetres. */
interface On {
  body: DistanceField
  waist: number
  spacing: number
}

/** Cloth whose seams are sewn where its corners came to lie, held by its bands. */
export function openSewn(meshed: Meshed, welded: Welded, corners: Float32Array, lays: readonly Lay[], on: On): Cloth {
  const { particles, count } = welded
  const at = new Float32Array(3 * count)
  const shares = new Int32Array(count)
  particles.forEach((particle) => shares[particle]!++)
  particles.forEach((particle, corner) => {
    for (let c = 0; c < 3; c++) at[3 * particle + c]! += sure(corners[3 * corner + c]) / sure(shares[particle])
  })
  return {
    ...particlesOf(meshed, particles, at, lays),
    threads: threadsOf(meshed.mesh, particles, count, lays),
    ...hoopsOf(meshed, particles, at, on.waist),
    gaps: null,
    layers: openLayers(meshed, welded, on.spacing * layerShare),
    body: on.body,
  }
}
