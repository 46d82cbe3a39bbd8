import { clamp, distance, lerp, type Point } from '@toile/geometry'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countOf, shareAt, widthAt } from './place.ts'

/** A leg of trousers as it is folded: `at` goes from its inner edge (-1) to its outer one (1). */
interface Leg extends Fallen {
  at: (u: number, v: number) => Point
  crotch: number
  knee: number
  /** Whether the body stands on it, and how far its knee is bent, 0..1. */
  stands: boolean
  bent: number
  /** Width of the hem in heads. */
  hem: number
  /** Share of a grown woman's leg that it is long. */
  long: number
}

/** A leg of trousers: the one that carries hangs clean from the hip, the free one pulls from the crotch to its knee; narrow legs break over the shoe, wide ones fall in pipes. */
export function legFalls(fallen: Fallen): Fold[] {
  if (fallen.figure.view === 'back') return longFall(legOf(fallen), -0.1, 0.9)
  const leg = legOf(fallen)
  const isShort = leg.knee > 0.97
  // Fluid cloth falls in pipes where crisp cloth would still break.
  const isWide = leg.hem > (isShort ? 0.62 : 0.5 + 0.12 * (leg.handle.breaks - Math.max(0, leg.handle.falls - 1)))
  return [
    ...(leg.stands ? hipDrag(leg) : thighPull(leg)),
    ...whiskers(leg),
    ...(isWide ? pipes(leg) : isShort ? [] : [...kneeFolds(leg), ...shin(leg), ...breaks(leg)]),
  ]
}

function legOf(fallen: Fallen): Leg {
  const { piece, figure, bearing, chance, place } = fallen
  const index = piece.name.endsWith('0') ? 0 : 1
  const outer = index ? 1 : -1
  const crotch = shareAt(place, figure.levels.crotch)
  return {
    ...fallen,
    at: (u, v) => place(u * outer, v),
    crotch,
    knee: shareAt(place, figure.levels.knee),
    stands: bearing.weight === null ? chance.happens(0.5) : bearing.weight === index,
    bent: clamp(bearing.knees[index] / 0.7),
    hem: widthAt(place, 0.99),
    long: clamp(distance(place(0, crotch), place(0, 1)) / 3.6, 0.3, 1.1),
  }
}

/** The leg that carries: from the hip that stands out the cloth hangs towards the crotch, one long soft drag. */
function hipDrag({ at, crotch, handle, lay, chance }: Leg): Fold[] {
  const from = crotch * chance.between(0.52, 0.66)
  return [
    lay(
      [at(0.97, from), at(0.35, lerp(from, crotch, 0.72)), at(-0.4, crotch + 0.02 * handle.length)],
      0.034,
      0.4,
      [0.12, 0.7],
      0.05,
    ),
  ]
}

/** The free leg: cloth is drawn from the crotch over the thigh to the outside of the knee. */
function thighPull({ at, crotch, knee, handle, chance, lay }: Leg): Fold[] {
  const reach = clamp(0.62 * handle.length * chance.between(0.85, 1.15), 0.3, 0.9)
  const low = Math.min(0.94, lerp(crotch, knee, reach))
  return [
    lay(
      [at(-0.93, crotch + 0.01), at(-0.42, lerp(crotch, low, 0.45)), at(lerp(-0.1, 0.5, reach), low)],
      0.026,
      0.6,
      [0.05, 0.75],
      0.05,
    ),
  ]
}

/** Short drags that open from the crotch; each its own length, the first the longest. */
function whiskers({ at, crotch, stands, handle, chance, lay, long }: Leg): Fold[] {
  const count = countOf((stands ? 0.25 : 1.3) * handle.breaks * clamp(long + 0.1), chance)
  return Array.from({ length: count }, (_, k) => {
    const v = crotch - 0.012 - k * 0.035 - chance.between(0, 0.012)
    const reach = (k ? 0.42 : 0.75) * handle.length * chance.between(0.8, 1.25)
    const far = -0.95 + Math.min(1.5, reach * 1.6)
    return lay(
      [at(-0.97, v), at(lerp(-0.97, far, 0.5), v + 0.012), at(far, v - 0.004 - 0.03 * k)],
      0.02,
      0.5 - 0.12 * k,
      [0.05, 0.75],
    )
  })
}

/** What gives way at the knee: crisp on a bent one, a trace on the one that carries. */
function kneeFolds({ at, knee, stands, bent, handle, chance, lay }: Leg): Fold[] {
  const count = countOf(handle.breaks * (stands ? 0.7 : 1.4 + bent), chance)
  const first = chance.happens(0.5) ? 1 : -1
  return Array.from({ length: Math.min(3, count) }, (_, k) => {
    const from = k % 2 ? -first : first
    const v = knee - 0.02 + 0.042 * k + chance.between(-0.012, 0.012)
    const far = -from * chance.between(-0.1, k ? 0.15 : 0.5)
    const drop = (k ? 0.028 : 0.045) * clamp(handle.length, 0.75, 1.3) + chance.between(0, 0.015)
    return lay(
      [at(from * 0.98, v), at(lerp(from, far, 0.5), v + drop * 0.8), at(far, v + drop)],
      0.024,
      (k ? 0.42 : 0.58) * (stands ? 0.7 : 1),
      [0.04, 0.75],
      0.026,
    )
  })
}

/** Below the bent knee one long drag runs from its outside to the inside of the ankle; on the leg that carries fluid cloth falls straight, other cloth lies smooth. */
function shin(leg: Leg): Fold[] {
  const { at, knee, stands, handle, chance, lay } = leg
  if (stands) return chance.happens(0.4 * handle.falls) ? longFall(leg, chance.between(-0.35, 0.4), knee - 0.05) : []
  const from = knee + chance.between(0.03, 0.07)
  const low = lerp(from, 0.94, clamp(0.8 * handle.length, 0.6, 1))
  return [lay([at(0.92, from), at(0.3, lerp(from, low, 0.5)), at(-0.4, low)], 0.034, 0.44, [0.12, 0.8])]
}

/** A fall that begins late and runs out at the hem. */
const longFall = ({ at, lay, crotch, chance }: Leg, u: number, from = crotch + 0.1): Fold[] => {
  const top = Math.min(0.8, from)
  const foot = u + chance.between(-0.1, 0.15)
  return [lay([at(u, top), at(u + 0.06, lerp(top, 1, 0.5)), at(foot, 1)], 0.032, 0.36, [0.6, 0], 0.055)]
}

/** Where trousers are long enough to rest on the shoe they give way: one fold across the front, on denim and poplin a second from the other seam. */
function breaks({ at, figure, place, handle, stands, chance, lay, hem }: Leg): Fold[] {
  const rests = place(0, 1)[1] - figure.levels.ankle
  if (rests < 0) return []
  const count = Math.min(3, countOf(handle.breaks * (hem < 0.42 ? 1.9 : 1.3), chance))
  const first = stands ? 1 : -1
  return Array.from({ length: count }, (_, k) => {
    const v = 0.955 - k * 0.034 - chance.between(0, 0.012)
    const from = k % 2 ? -first : first
    const far = -from * (k ? chance.between(-0.2, 0.1) : chance.between(0.2, 0.6))
    const fold = [at(from * 0.98, v - 0.018), at(lerp(from, far, 0.55), v + 0.008), at(far, v)]
    return lay(fold, 0.028, (0.6 - 0.15 * k) * (rests > 0.08 ? 1 : 0.6), [0.04, 0.65], 0.03)
  })
}

/** A wide leg falls in few pipes that begin where they please and open towards the hem; the first leads. */
function pipes({ at, crotch, bearing, handle, chance, lay, hem, long }: Leg): Fold[] {
  const count = clamp(countOf(1.2 + handle.falls * 0.8 * clamp(hem, 0.6, 1.3), chance), 1, 5)
  const lead = chance.whole(0, count - 1)
  const shift = chance.between(-0.15, 0.15)
  return Array.from({ length: count }, (_, k) => {
    const u = clamp(-0.7 + (1.4 * (k + 0.5)) / count + shift + chance.between(-0.12, 0.12), -0.8, 0.8)
    const leads = k === lead
    const top = lerp(crotch, 0.9, leads ? chance.between(0, 0.12) : chance.between(0.2, 0.55))
    const foot = clamp(u + 0.14 * bearing.swing, -0.9, 0.9)
    return lay(
      [at(u * 0.55, top), at(lerp(u * 0.7, foot, 0.45), lerp(top, 1, 0.5)), at(foot, 1)],
      0.03,
      leads ? 0.62 : chance.between(0.28, 0.45),
      [0.55, 0],
      (leads ? 0.085 : 0.06) * clamp(long, 0.6, 1),
    )
  })
}
