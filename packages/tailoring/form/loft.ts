import { sure } from '@toile/geometry'
import { monotone } from './monotone.ts'
import type { Ring } from './ring.ts'
import type { Solid } from './solid.ts'

/** A part of a body drawn through rings: how far a place is from its surface, and its ring at any height. */
export interface Loft {
  distance: Solid
  ringAt(y: number): Ring
}

type Kind = Exclude<keyof Ring, 'y'>

/** The part that runs smoothly through rings of different heights; it ends flat at the lowest and the highest. */
export function loftOf(rings: readonly Ring[]): Loft {
  const sorted = rings.toSorted((a, b) => a.y - b.y)
  const places = sorted.map(({ y }) => y)
  const run = (kind: Kind) =>
    monotone(
      places,
      sorted.map((ring) => ring[kind]),
    )
  const [halfWidth, front, back] = [run('halfWidth'), run('front'), run('back')]
  const [middle, aside, power] = [run('middle'), run('aside'), run('power')]
  const ringAt = (y: number): Ring => ({
    y,
    halfWidth: halfWidth(y),
    front: front(y),
    back: back(y),
    middle: middle(y),
    aside: aside(y),
    power: power(y),
  })
  return { distance: distanceThrough(ringAt, sure(places[0]), sure(places.at(-1))), ringAt }
}

const step = 3

/** The distance is the implicit form over its slope, from rings that are read beforehand every few millimetres. */
function distanceThrough(ringAt: (y: number) => Ring, least: number, most: number): Solid {
  const rows = Array.from({ length: Math.ceil((most - least) / step) + 1 }, (_, i) => ringAt(least + i * step))
  const last = rows.length - 2
  return (x, y, z) => {
    const height = y < least ? least : y > most ? most : y
    const at = (height - least) / step
    const row = at > last ? last : Math.floor(at)
    const within = toRing(sure(rows[row]), sure(rows[row + 1]), at - row, x, z)
    const beyond = Math.max(least - y, y - most)
    return beyond > 0 && within > 0 ? Math.hypot(within, beyond) : Math.max(within, beyond)
  }
}

function toRing(low: Ring, high: Ring, t: number, x: number, z: number): number {
  const middle = low.middle + (high.middle - low.middle) * t
  const ahead = z > middle
  const lowDepth = ahead ? low.front : low.back
  const highDepth = ahead ? high.front : high.back
  const depth = lowDepth + (highDepth - lowDepth) * t
  const wide = low.halfWidth + (high.halfWidth - low.halfWidth) * t
  const power = low.power + (high.power - low.power) * t
  const across = x - low.aside - (high.aside - low.aside) * t
  const along = z - middle
  const u = Math.abs(across) / wide
  const v = Math.abs(along) / depth
  const size = power === 2 ? Math.hypot(u, v) : (u ** power + v ** power) ** (1 / power)
  const inmost = -Math.min(wide, depth)
  if (size < 1e-6) return inmost
  const slopeX = ((u / size) ** (power - 1) / wide) * Math.sign(across)
  const slopeZ = ((v / size) ** (power - 1) / depth) * Math.sign(along)
  const near = size > 1 ? 1 / (size * size * size) : 1
  const rise =
    (near *
      (slopeX * ((across * (high.halfWidth - low.halfWidth)) / wide + high.aside - low.aside) +
        slopeZ * ((along * (highDepth - lowDepth)) / depth + high.middle - low.middle))) /
    step
  return Math.max(inmost, (size - 1) / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + rise * rise))
}
