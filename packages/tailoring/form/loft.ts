import { sure } from '@toile/geometry'
import { monotone } from './monotone.ts'
import type { Ring } from './ring.ts'
import type { Solid } from './solid.ts'

/** A part of a body drawn through rings: how far a place is from its surface, and its ring at any height. */
export interface Loft {
  distance: Solid
  ringAt(y: number): Ring
}

const step = 3

/** The part that runs smoothly through rings of different heights, the more so the further each height is mixed with those `soft` millimetres around; it ends flat at the lowest and the highest. */
export function loftOf(rings: readonly Ring[], soft = 0): Loft {
  const sorted = rings.toSorted((a, b) => a.y - b.y)
  const [least, most] = [sure(sorted[0]).y, sure(sorted.at(-1)).y]
  const ringAt = ringsThrough(sorted)
  const count = Math.ceil((most - least) / step) + 1
  const exact = Array.from({ length: count }, (_, i) => ringAt(Math.min(least + i * step, most)))
  const width = Math.round(soft / step)
  const rows = softened(softened(exact, width), width)
  const place = (y: number) => {
    const at = (Math.max(least, Math.min(most, y)) - least) / step
    const row = Math.min(Math.floor(at), count - 2)
    return { low: sure(rows[row]), high: sure(rows[row + 1]), t: at - row }
  }
  return {
    ringAt: (y) => {
      const { low, high, t } = place(y)
      return { ...mixed([low, high], [1 - t, t]), y }
    },
    distance: (x, y, z) => {
      const { low, high, t } = place(y)
      const within = toRing(low, high, t, x, z)
      const beyond = Math.max(least - y, y - most)
      return beyond > 0 && within > 0 ? Math.hypot(within, beyond) : Math.max(within, beyond)
    },
  }
}

const kinds = ['y', 'halfWidth', 'front', 'back', 'middle', 'aside', 'power'] as const

function ringsThrough(rings: readonly Ring[]): (y: number) => Ring {
  const places = rings.map(({ y }) => y)
  const run = (kind: keyof Ring) =>
    monotone(
      places,
      rings.map((ring) => ring[kind]),
    )
  const runs = kinds.map(run)
  return (y) => ringFrom((i) => sure(runs[i])(y))
}

const ringFrom = (value: (kind: number) => number): Ring => ({
  y: value(0),
  halfWidth: value(1),
  front: value(2),
  back: value(3),
  middle: value(4),
  aside: value(5),
  power: value(6),
})

const mixed = (rings: readonly Ring[], shares: readonly number[]): Ring =>
  ringFrom((i) => rings.reduce((sum, ring, k) => sum + ring[sure(kinds[i])] * sure(shares[k]), 0))

/** Each row as the mean of those up to `width` rows around it; the ends stay. */
function softened(rows: readonly Ring[], width: number): readonly Ring[] {
  if (width === 0) return rows
  return rows.map((_, i) => {
    const reach = Math.min(width, i, rows.length - 1 - i)
    const around = rows.slice(i - reach, i + reach + 1)
    return mixed(
      around,
      around.map(() => 1 / around.length),
    )
  })
}

/** The distance is the implicit form over its slope; far from the surface what the rings do further up or down counts less. */
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
  const round = power < 2.001
  const [partX, partZ] = round ? [u * u, v * v] : [u ** power, v ** power]
  const sum = partX + partZ
  const size = round ? Math.sqrt(sum) : sum ** (1 / power)
  const inmost = -Math.min(wide, depth)
  if (size < 1e-6) return inmost
  const slopeX = across === 0 ? 0 : (partX * size) / (sum * across)
  const slopeZ = along === 0 ? 0 : (partZ * size) / (sum * along)
  const near = size > 1 ? 1 / (size * size * size) : 1
  const rise =
    (near *
      (slopeX * ((across * (high.halfWidth - low.halfWidth)) / wide + high.aside - low.aside) +
        slopeZ * ((along * (highDepth - lowDepth)) / depth + high.middle - low.middle))) /
    step
  return Math.max(inmost, (size - 1) / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + rise * rise))
}
