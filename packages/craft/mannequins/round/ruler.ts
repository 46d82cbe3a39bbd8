import { clamp, distance, type Point, type Table } from '@toile/geometry'
import type { Limb, Side } from '../figure.ts'
import { type Joints, jointShare, openLimb } from '../limb.ts'

/** A limb as a ruler: how far along (0 to 2) and how far across (heads, outward) a point lies, and back. */
export interface Ruler {
  limb: Limb
  where(point: Point): { t: number; s: number }
  put(t: number, s: number): Point
}

const steps = 110
const places = Array.from({ length: steps + 1 }, (_, i) => (2 * i) / steps)
/** How many steps apart places are looked at first. */
const coarse = 5

/** Opens the ruler of a limb on its joints on the page. */
export function openRuler(joints: Joints, profile: Table, side: Side): Ruler {
  const limb = openLimb(joints, profile, side)
  const bones = [distance(joints[0], joints[1]) || 1e-3, distance(joints[1], joints[2]) || 1e-3] as const
  let opened: Spots | null = null
  // A place is asked for by what carries it and again by what swings it.
  let latest: { x: number; y: number; found: { t: number; s: number } } | null = null
  const nearest = ({ xs, ys }: Spots, [x, y]: Point) => {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    const look = (i: number) => {
      const off = (x - xs[i]) ** 2 + (y - ys[i]) ** 2
      if (off >= least) return
      best = i
      least = off
    }
    for (let i = 0; i <= steps; i += coarse) look(i)
    for (let i = Math.max(0, best - coarse), last = Math.min(steps, i + 2 * coarse); i <= last; i++) look(i)
    return best
  }
  return {
    limb,
    where(point) {
      if (latest?.x === point[0] && latest.y === point[1]) return latest.found
      opened ??= spotsOf(limb)
      const best = nearest(opened, point)
      const { centre, normal, direction } = opened.each[best]!
      const way = [point[0] - centre[0], point[1] - centre[1]] as const
      const isEnd = best === 0 || best === steps
      // What hangs below the end is measured in heads, as it is put.
      const scale = best === steps ? 1 : bones[places[best] < 1 ? 0 : 1]
      const forward = (way[0] * direction[0] + way[1] * direction[1]) / scale
      const t = places[best] + (isEnd ? forward : clamp(forward, -0.02, 0.02))
      const s = way[0] * normal[0] + way[1] * normal[1]
      const found = { t, s: s / jointShare(limb.bend, t, s) }
      latest = { x: point[0], y: point[1], found }
      return found
    },
    put(t, s) {
      const held = clamp(t, 0, 2)
      const { centre, normal, direction, inner, outer } = limb.at(held)
      // Beyond its ends a limb runs straight on, below at the scale of a bone that is seen whole.
      const over = (t - held) * (held < 1 ? bones[0] : 1)
      const own = Math.min(Math.abs(s), s < 0 ? inner : outer)
      // Only what stands off the limb is blunted: no cloth is narrower than what it covers.
      const blunt = Math.sign(s) * (own + (Math.abs(s) - own) * (1 - blunted(limb.bend, t)))
      const across = blunt * jointShare(limb.bend, t, s)
      return [
        centre[0] + direction[0] * over + normal[0] * across,
        centre[1] + direction[1] * over + normal[1] * across,
      ]
    },
  }
}

/** Places along a limb, for the rulers that are asked where something lies; many are not. */
interface Spots {
  each: readonly ReturnType<Limb['at']>[]
  xs: Float64Array
  ys: Float64Array
}

function spotsOf(limb: Limb): Spots {
  const each = places.map((t) => limb.at(t))
  return {
    each,
    xs: Float64Array.from(each, ({ centre }) => centre[0]),
    ys: Float64Array.from(each, ({ centre }) => centre[1]),
  }
}

/** A sharp elbow stays round: wide cloth does not run out to a point there. */
const blunted = (bend: number, t: number): number =>
  0.42 * clamp((Math.abs(bend) - 1.2) / 0.9) * Math.exp(-(((t - 1) / 0.1) ** 2))
