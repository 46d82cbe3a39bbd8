import { clamp, distance, lerp, type Point } from '@toile/geometry'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countOf, runOf, shareAt, widthAt } from './placesOf.ts'

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
  /** Whether it lies on the leg like a stocking, has a pressed crease, or is of cloth that whiskers and stacks. */
  isClose: boolean
  isPressed: boolean
  isCrisp: boolean
  /** Share of a grown woman's leg that it is long. */
  long: number
}

/** A leg of trousers, each of its own temper: one that carries hangs clean or in one drag from its hip, a free one is drawn from crotch to knee; close ones lie smooth, crisp cloth whiskers and stacks, wide legs fall in pipes. */
export function legFalls(fallen: Fallen): Fold[] {
  const leg = legOf(fallen)
  if (fallen.figure.view === 'back') return longFall(leg, -0.1, 0.9)
  if (leg.isClose) return behindKnee(leg)
  if (leg.knee > 0.97) return shortLeg(leg)
  // Fluid cloth falls in pipes where crisp cloth would still break.
  const { breaks: crisp, falls } = leg.handle
  const isWide = leg.hem > 0.5 + 0.12 * (crisp - Math.max(0, falls - 1))
  if (isWide) return [...(leg.stands ? [] : held(leg, 0.35)), ...pipes(leg)]
  return [...held(leg, (leg.stands ? 0.4 : 0.8) * (leg.isPressed ? 0.75 : 1)), ...below(leg), ...breaks(leg)]
}

/** What hip and crotch do to a long leg: nothing, or one pull; whiskers in crisp cloth. */
function held(leg: Leg, often: number): Fold[] {
  const { stands, chance, isCrisp } = leg
  if (isCrisp && chance.happens(stands ? 0.3 : 0.9)) return whiskers(leg)
  if (!chance.happens(often)) return []
  return stands ? hipDrag(leg) : thighPull(leg)
}

/** What a knee does to the leg below it: gives way where it is bent, draws one long fold to the ankle, or nothing. */
function below(leg: Leg): Fold[] {
  const { stands, bent, handle, chance, knee } = leg
  if (stands)
    return chance.happens(0.3 * (handle.falls - 0.6)) ? longFall(leg, chance.between(-0.35, 0.4), knee - 0.05) : []
  if (bent > 0.3 && chance.happens(0.4 * handle.breaks + 0.15)) return kneeFolds(leg)
  return chance.happens(0.4) ? shin(leg) : []
}

function legOf(fallen: Fallen): Leg {
  const { piece, figure, bearing, handle, chance, place } = fallen
  const index = piece.name.endsWith('0') ? 0 : 1
  const outer = index ? 1 : -1
  const crotch = shareAt(place, figure.levels.crotch)
  const knee = shareAt(place, figure.levels.knee)
  const limb = figure.legs[index].at(1)
  return {
    ...fallen,
    at: (u, v) => place(u * outer, v),
    crotch,
    knee,
    stands: bearing.weight === null ? chance.happens(0.5) : bearing.weight === index,
    bent: clamp(bearing.knees[index] / 0.7),
    hem: widthAt(place, 0.99),
    isClose: knee < 0.97 && widthAt(place, knee) < (limb.outer + limb.inner) * 1.16,
    isPressed: piece.lines.some(({ kind, path }) => kind === 'fold' && runOf(path) > 1),
    isCrisp: handle.breaks > 1.2,
    long: clamp(distance(place(0, crotch), place(0, 1)) / 3.6, 0.3, 1.1),
  }
}

/** A close leg is smooth but for a touch in the hollow of its bent knee. */
function behindKnee({ at, knee, bent, stands, chance, lay }: Leg): Fold[] {
  if (stands || bent < 0.15 || !chance.happens(0.7)) return []
  const v = knee + chance.between(0.005, 0.03)
  return [lay([at(-0.98, v), at(-0.45, v + 0.018), at(0.1, v + 0.01)], 0.02, 0.4, [0.04, 0.8])]
}

/** Shorts: a free leg is drawn from the crotch to its hem, or it hangs in one fall; the other hangs clean. */
function shortLeg(leg: Leg): Fold[] {
  const { at, crotch, stands, hem, handle, chance, lay } = leg
  if (!chance.happens(stands ? 0.25 : 0.8)) return []
  if (hem > 0.5 && chance.happens(0.4 * handle.falls)) {
    const u = chance.between(-0.2, 0.55)
    return [lay([at(u * 0.7, crotch * 0.9), at(u * 0.9, lerp(crotch, 1, 0.5)), at(u, 1)], 0.03, 0.34, [0.65, 0], 0.06)]
  }
  const far = chance.between(0.1, 0.6)
  const low = lerp(crotch, 1, chance.between(0.55, 0.85))
  return [
    lay(
      [at(-0.95, crotch), at(lerp(-0.95, far, 0.45), lerp(crotch, low, 0.5)), at(far, low)],
      0.028,
      0.46,
      [0.06, 0.8],
    ),
  ]
}

/** The leg that carries: from the hip that stands out the cloth hangs towards the crotch, one long soft drag. */
function hipDrag({ at, crotch, knee, handle, lay, chance }: Leg): Fold[] {
  const from = crotch * chance.between(0.55, 0.8)
  const low = lerp(crotch, knee, 0.12 + 0.2 * handle.length)
  return [lay([at(0.97, from), at(0.4, lerp(from, low, 0.55)), at(-0.35, low)], 0.036, 0.38, [0.12, 0.75], 0.05)]
}

/** The free leg: cloth is drawn from the crotch over the thigh to the outside of the knee. */
function thighPull({ at, crotch, knee, handle, chance, lay }: Leg): Fold[] {
  const reach = clamp(0.72 * handle.length * chance.between(0.85, 1.2), 0.45, 1)
  const low = Math.min(0.94, lerp(crotch, knee, reach))
  return [
    lay(
      [at(-0.95, crotch + 0.01), at(-0.5, lerp(crotch, low, 0.4)), at(lerp(-0.1, 0.6, reach), low)],
      0.03,
      0.52,
      [0.05, 0.8],
      0.05,
    ),
  ]
}

/** Where whiskers end, as steps down the leg from the crotch. */
const ways = [-0.028, 0.03, -0.07]

/** Drags of crisp cloth that open from the crotch over the thigh like a fan, one leading. */
function whiskers({ at, crotch, stands, chance, lay, long }: Leg): Fold[] {
  const count = stands ? 1 : clamp(countOf(1.6 * clamp(long + 0.1), chance), 1, 3)
  const first = chance.whole(0, 2)
  return Array.from({ length: count }, (_, k) => {
    const v = crotch - 0.008 - 0.012 * k
    const end = crotch + ways[(first + k) % ways.length] + chance.between(-0.008, 0.008)
    const far = k ? chance.between(-0.2, 0.15) : chance.between(0.25, 0.6)
    return lay(
      [at(-0.78, v), at(lerp(-0.78, far, 0.5), lerp(v, end, 0.4)), at(far, end)],
      0.02,
      k ? 0.34 : 0.46,
      [0.25, 0.7],
    )
  })
}

/** A bent knee draws cloth out of its hollow: one fold over the shin, in crisp cloth a shorter one above. */
function kneeFolds({ at, knee, isCrisp, handle, chance, lay }: Leg): Fold[] {
  const low = knee + 0.035 + 0.05 * clamp(handle.length, 0.7, 1.3) * chance.between(0.7, 1.3)
  const far = chance.between(0.2, 0.65)
  const first = lay(
    [at(-0.98, knee), at(lerp(-0.98, far, 0.45), lerp(knee, low, 0.75)), at(far, low)],
    0.026,
    0.5,
    [0.05, 0.8],
  )
  if (!isCrisp || chance.happens(0.5)) return [first]
  const high = knee - chance.between(0.04, 0.06)
  return [
    first,
    lay([at(-0.98, knee - 0.014), at(-0.5, lerp(knee, high, 0.6)), at(0.05, high)], 0.022, 0.38, [0.05, 0.8]),
  ]
}

/** Below the bent knee one long drag runs from its outside to the inside of the ankle. */
function shin({ at, knee, handle, chance, lay }: Leg): Fold[] {
  const from = knee + chance.between(0.02, 0.08)
  const low = lerp(from, 0.95, clamp(0.85 * handle.length * chance.between(0.8, 1.2), 0.6, 1))
  const far = -chance.between(0.1, 0.5)
  return [lay([at(0.94, from), at(0.35, lerp(from, low, 0.45)), at(far, low)], 0.032, 0.4, [0.12, 0.8])]
}

/** A fall that begins late and runs out at the hem. */
const longFall = ({ at, lay, crotch, chance }: Leg, u: number, from = crotch + 0.1): Fold[] => {
  const top = Math.min(0.8, from)
  const foot = u + chance.between(-0.1, 0.15)
  return [lay([at(u, top), at(u + 0.06, lerp(top, 1, 0.5)), at(foot, 1)], 0.032, 0.36, [0.6, 0], 0.055)]
}

/** Where trousers are long enough to rest on the shoe: crisp narrow legs stack from seam to seam, others give way once or hang clear. */
function breaks(leg: Leg): Fold[] {
  const { figure, place, isCrisp, hem, chance } = leg
  const rests = place(0, 1)[1] - figure.levels.ankle
  if (rests < 0) return []
  const first = chance.happens(0.5) ? 1 : -1
  if (isCrisp && hem < 0.46) return stack(leg, first, chance.whole(1, 3))
  return chance.happens(leg.isPressed ? 0.45 : 0.6) ? oneBreak(leg, first) : []
}

/** Length to spare lies in folds to and fro, each from one seam nearly to the other. */
const stack = ({ at, chance, lay }: Leg, first: 1 | -1, count: number): Fold[] =>
  Array.from({ length: count }, (_, k) => {
    const v = 0.962 - k * 0.03 - chance.between(0, 0.008)
    const from = k % 2 ? -first : first
    const far = -from * (k ? chance.between(0.2, 0.6) : 0.8)
    const fold = [at(from * 0.98, v - 0.02), at(lerp(from, far, 0.5), v + 0.004), at(far, v)]
    return lay(fold, 0.03, 0.56 - 0.1 * k, [0.05, 0.7], 0.026)
  })

/** The one break of a good length: the front dents above the instep, and the dent runs out to the side. */
function oneBreak({ at, chance, lay }: Leg, first: 1 | -1): Fold[] {
  const v = 0.945 + chance.between(-0.015, 0.015)
  const far = -first * chance.between(0.45, 0.85)
  return [lay([at(first * 0.96, v - 0.042), at(first * 0.15, v), at(far, v - 0.008)], 0.036, 0.44, [0.16, 0.6])]
}

/** A wide leg falls in two or three pipes: the leading one from the knee of the free leg or from the hip of the one that carries, all open at the hem. */
function pipes({ at, crotch, knee, stands, bearing, handle, chance, lay, hem, long }: Leg): Fold[] {
  const count = clamp(countOf(0.4 + 1.2 * handle.falls * clamp(hem, 0.9, 1.2), chance), 1, 4)
  const lead = stands ? chance.between(0.35, 0.65) : chance.between(-0.25, 0.25)
  const top = stands ? lerp(crotch, knee, chance.between(-0.35, 0.15)) : lerp(crotch, knee, chance.between(0.7, 1))
  const step = (chance.happens(0.5) ? 1 : -1) * clamp(1.3 / count, 0.42, 0.6)
  // More falls of fluid cloth begin above the knee, what else there is near the hem.
  const high = (k: number) =>
    k > 0 && k < 3 && handle.falls > 1.3
      ? lerp(crotch, knee, chance.between(0.4, 1))
      : lerp(knee, 0.95, chance.between(0.05, 0.5))
  return Array.from({ length: count }, (_, k) => {
    const u = k ? folded(lead + step * k) : lead
    const from = k ? high(k) : top
    const foot = clamp(u + 0.14 * bearing.swing, -0.88, 0.88)
    return lay(
      [at(u * (k ? 0.75 : 0.9), from), at(lerp(u * 0.85, foot, 0.45), lerp(from, 1, 0.5)), at(foot, 1)],
      0.03,
      k ? chance.between(0.26, 0.42) : 0.58,
      [0.6, 0],
      (k ? 0.06 : 0.09) * clamp(long, 0.6, 1),
    )
  })
}

/** A place across that ran over an edge comes in at the other. */
const folded = (u: number): number => (u > 0.85 ? u - 1.7 : u < -0.85 ? u + 1.7 : u)
