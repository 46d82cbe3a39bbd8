import { clamp, distance, lerp } from '@toile/geometry'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countOf, shareAt, widthAt } from './placesOf.ts'

/** A sleeve as it is folded: `at` goes from its inner edge (-1) to its outer one (1). */
interface Sleeve extends Fallen {
  at: Fallen['place']
  elbow: number
  /** How far the elbow is bent, 0..1, and the side of its hollow: -1 inner, 1 outer. */
  bent: number
  hollow: -1 | 1
  /** 0 worn close .. 1 wide. */
  loose: number
  long: number
}

/** A sleeve: one drag from under the arm, what a bent elbow gathers into its hollow or a hanging one lets sink, and cloth that rests on the cuff. */
export function sleeveFalls(fallen: Fallen): Fold[] {
  const sleeve = sleeveOf(fallen)
  if (sleeve.long < 0.55) return []
  const reachesElbow = sleeve.elbow < 0.86
  if (!reachesElbow) return armpit(sleeve)
  return [
    ...armpit(sleeve),
    ...(sleeve.bent > 0.35 ? star(sleeve) : zigzag(sleeve)),
    ...(sleeve.long > 1.5 ? [...forearm(sleeve), ...rest(sleeve)] : []),
  ]
}

function sleeveOf(fallen: Fallen): Sleeve {
  const { piece, figure, bearing, place } = fallen
  const index = piece.name.endsWith('0') ? 0 : 1
  const inner = index ? -1 : 1
  const elbow = shareAt(place, figure.arms[index].at(1).centre[1])
  const limb = figure.arms[index].at(1)
  const bend = bearing.elbows[index]
  return {
    ...fallen,
    at: (u, v) => place(-u * inner, v),
    elbow,
    bent: clamp(Math.abs(bend) / 1.4),
    hollow: bend < 0 ? 1 : -1,
    loose: clamp((widthAt(place, Math.min(0.8, elbow)) - limb.outer - limb.inner) / 0.3),
    long: distance(place(0, 0), place(0, 1)),
  }
}

/** From under the arm the cloth is drawn to the sleeve's outer edge; a wide sleeve has a second drag below. */
function armpit({ at, loose, handle, chance, lay, elbow }: Sleeve): Fold[] {
  const count = Math.min(2, countOf(0.75 + 0.5 * loose * handle.falls, chance))
  const reach = clamp(elbow * 0.6 * handle.length * chance.between(0.8, 1.15), 0.12, 0.7)
  return Array.from({ length: count }, (_, k) => {
    const v = 0.05 + 0.07 * k
    const low = k ? reach * 0.75 : reach
    return lay(
      [at(-0.92, v), at(-0.2, lerp(v, low, 0.55)), at(k ? 0.1 : 0.55, low)],
      0.024,
      k ? 0.36 : 0.52,
      [0.1, 0.7],
      0.04,
    )
  })
}

/** A bent arm gathers its sleeve into the hollow of the elbow: from there folds open like a star, up the arm and down it, the deepest across. */
function star({ at, elbow, bent, hollow, handle, chance, lay }: Sleeve): Fold[] {
  const count = clamp(countOf(1.6 + 1.5 * handle.breaks * bent, chance), 2, 4)
  const spreads = [-0.2, 0.19, -0.07, 0.3]
  return spreads.slice(0, count).map((spread, k) => {
    const way = spread * clamp(0.5 + 0.5 * handle.length, 0.75, 1.15) * chance.between(0.85, 1.15)
    const far = -hollow * (k < 2 ? chance.between(0.35, 0.6) : chance.between(0.55, 0.75))
    const root = elbow + clamp(way, -0.05, 0.05)
    const middle = at(lerp(hollow * 0.8, far, 0.45), elbow + way * 0.5)
    return lay(
      [at(hollow * 0.86, root), middle, at(far, elbow + way)],
      0.03,
      (k ? 0.5 : 0.62) * (0.75 + 0.35 * bent),
      [0.08, 0.7],
    )
  })
}

/** On a hanging arm the cloth sinks into slack folds about the elbow, from either seam in turn. */
function zigzag({ at, elbow, loose, handle, chance, lay }: Sleeve): Fold[] {
  const count = Math.min(3, countOf((1 + 0.8 * loose) * handle.breaks, chance))
  const first = chance.happens(0.5) ? 1 : -1
  return Array.from({ length: count }, (_, k) => {
    const from = k % 2 ? -first : first
    const v = elbow - 0.06 + 0.1 * k + chance.between(-0.02, 0.02)
    const drop = (k ? 0.08 : 0.13) * clamp(handle.length, 0.7, 1.3) + chance.between(0, 0.03)
    const far = -from * chance.between(k ? 0 : 0.3, 0.6)
    return lay(
      [at(from * 0.95, v), at(lerp(from, far, 0.5), v + drop * 0.6), at(far, v + drop)],
      0.028,
      k ? 0.44 : 0.56,
      [0.06, 0.7],
    )
  })
}

/** Cloth falls from the elbow in one long spiral. */
function forearm({ at, elbow, bent, loose, handle, chance, lay }: Sleeve): Fold[] {
  if (!chance.happens(0.35 + 0.4 * loose * handle.falls)) return []
  const from = chance.happens(0.5) ? 1 : -1
  const low = lerp(elbow, 0.93, clamp(0.75 * handle.length, 0.5, 1))
  return [
    lay(
      [at(from * 0.6, elbow + 0.06 + 0.05 * bent), at(from * 0.15, lerp(elbow, low, 0.6)), at(-from * 0.4, low)],
      0.03,
      0.36,
      [0.35, 0.6],
      0.04,
    ),
  ]
}

/** Loose cloth rests on the cuff; close sleeves have nothing to rest. */
function rest({ at, place, loose, handle, chance, lay }: Sleeve): Fold[] {
  // A bell hangs free.
  if (loose < 0.12 || widthAt(place, 0.98) > widthAt(place, 0.75) * 1.08) return []
  const count = Math.min(2, countOf(0.4 + loose * (0.4 + handle.breaks * 0.6), chance))
  const first = chance.happens(0.5) ? 1 : -1
  return Array.from({ length: count }, (_, k) => {
    const from = k ? -first : first
    const v = 0.95 - 0.07 * k - chance.between(0, 0.02)
    const far = -from * (k ? 0 : 0.45)
    return lay(
      [at(from * 0.97, v - 0.02), at(lerp(from, far, 0.5), v + 0.014), at(far, v + 0.004)],
      0.022,
      k ? 0.36 : 0.5,
      [0.06, 0.65],
    )
  })
}
