import { sure } from '@toile/geometry'
import type { Heights } from './cloth.ts'
import { type Hoop, openHoop } from './hoop.ts'
import type { Meshed } from './meshPattern.ts'

/** What a garment is held by: rounds that keep their length, and those of them that stay at the waist. */
export interface Held {
  hoops: Hoop[]
  heights: Heights[]
}

/** How much longer than its band a round may be: what cloth gives when it is worn. */
const looseness = 1.005
/** How far a rib stretches towards the edge that it is sewn to, as a share. */
const ribStretch = 0.5
/** Bands that lie so near the waist, in millimetres, are worn at it. */
const nearWaist = 80
const waistGive = 2e-4

/** The hoops of a garment whose corners are particles by number: every band that closes, and how high it sits when it lies at the waist of the body. */
export function hoopsOf(
  { mesh, sewn, runCorners, seams }: Meshed,
  particles: Int32Array,
  at: Float32Array,
  waist: number,
): Held {
  const held: Held = { hoops: [], heights: [] }
  sewn.panels.forEach(({ band, piece }, p) => {
    if (!band) return
    const corners = ringOf(longest(sure(runCorners[p])), particles)
    const round = Array.from(corners, (corner) => sure(particles[corner]))
    const ends = round.slice(1).flatMap((particle, i) => (particle === round[i] ? [] : [sure(round[i]), particle]))
    if (round[0] !== round.at(-1) || ends.length < 6) return
    const own = lengthOf(mesh.flat, corners)
    const partners = partnersOf(corners, seams)
    const length = piece.cut.of === 'rib' ? own + (lengthOf(mesh.flat, partners) - own) * ribStretch : own
    const hoop = openHoop(Int32Array.from(ends), length * looseness)
    held.hoops.push(hoop)
    const lying = Array.from(hoop.particles, (particle) => sure(at[3 * particle + 1]))
    const mean = lying.reduce((sum, height) => sum + height, 0) / lying.length
    if (piece.place.round !== 'trunk' || Math.abs(mean - waist) > nearWaist) return
    held.heights.push({
      particles: hoop.particles,
      heights: new Float32Array(hoop.particles.length).fill(waist),
      give: waistGive,
    })
  })
  return held
}

/** The part of a run that closes: all of it, or up to where a band that is tied lies over its own start. */
function ringOf(corners: Uint32Array, particles: Int32Array): Uint32Array {
  const start = sure(particles[sure(corners[0])])
  const again = corners.findIndex((corner, i) => i > 0 && particles[corner] === start)
  return again < 0 ? corners : corners.slice(0, again + 1)
}

const longest = (runs: readonly Uint32Array[]) => sure(runs.toSorted((a, b) => b.length - a.length)[0])

function lengthOf(flat: Float32Array, corners: ArrayLike<number>): number {
  let sum = 0
  for (let i = 1; i < corners.length; i++) {
    const [a, b] = [sure(corners[i - 1]), sure(corners[i])]
    sum += Math.hypot(sure(flat[2 * a]) - sure(flat[2 * b]), sure(flat[2 * a + 1]) - sure(flat[2 * b + 1]))
  }
  return sum
}

/** For every corner of a run one that it is sewn to. */
function partnersOf(corners: Uint32Array, seams: Uint32Array): number[] {
  const partner = new Map<number, number>()
  for (let k = 0; k < seams.length; k += 2) {
    partner.set(sure(seams[k]), sure(seams[k + 1]))
    partner.set(sure(seams[k + 1]), sure(seams[k]))
  }
  return Array.from(corners, (corner) => partner.get(corner) ?? corner)
}
