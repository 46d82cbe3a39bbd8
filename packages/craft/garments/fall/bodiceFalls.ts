import { add, clamp, lerp, mix, type Point } from '@toile/geometry'
import type { Side } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countOf, shareAt, widthAt } from './placesOf.ts'

/** A bodice as it is folded. */
interface Worn extends Fallen {
  /** 0 worn close .. 1 a head wider than the waist. */
  loose: number
  /** The side on which the trunk closes up: over the leg that carries. */
  closes: Side
  /** Level of its lower edge. */
  low: number
  /** Share of a grown woman's trunk that it covers. */
  tall: number
}

/** A bodice: the arm draws cloth from the pit to the breast, the waist creases on the side that closes up, loose cloth falls from breast and shoulder, a tucked one blouses. */
export function bodiceFalls(fallen: Fallen): Fold[] {
  if (fallen.piece.order >= 2) return []
  const worn = wornOf(fallen)
  const { low, closes, loose, figure } = worn
  const opens: Side = closes < 0 ? 1 : -1
  return [
    ...fromPit(worn, opens, 0.9),
    ...fromPit(worn, closes, 0.3),
    ...(loose < 0.5 && low > figure.levels.waist - 0.1 ? waistPulls(worn) : []),
    ...(loose > 0.22 && low > figure.levels.waist ? verticals(worn) : []),
    ...(isTucked(worn) ? blousing(worn) : []),
  ]
}

function wornOf(fallen: Fallen): Worn {
  const { figure, bearing, chance, place } = fallen
  const { waist, neck } = figure.levels
  const low = place(0, 1)[1]
  const v = shareAt(place, Math.min(waist, low - 0.02))
  const body = 2 * figure.halfWidth(Math.min(waist, low))
  const weight = bearing.weight ?? chance.whole(0, 1)
  return {
    ...fallen,
    low,
    loose: clamp((widthAt(place, v) - body) / 0.7),
    closes: weight === 0 ? -1 : 1,
    tall: clamp((waist - neck) / 1.75, 0.4, 1.1),
  }
}

const isTucked = ({ low, figure: { levels } }: Worn) => low > levels.waist - 0.15 && low < levels.highHip + 0.12

/** From under the arm past the breast towards the waist: the longest fold of a bodice; crisp cloth breaks a second time below it. */
function fromPit({ figure, handle, chance, lay, tall, loose, low }: Worn, side: Side, share: number): Fold[] {
  const { levels } = figure
  if (!chance.happens(share)) return []
  const pit = figure.trunk(side * 0.95, levels.armpit + 0.04 * tall)
  const fall = (0.5 + 0.3 * loose + chance.between(0, 0.16)) * tall * clamp(handle.length, 0.75, 1.25)
  const foot = Math.min(low - 0.08, pit[1] + fall)
  const end = figure.across(side * figure.halfWidth(levels.bust) * chance.between(0.22, 0.42), foot)
  const fold = lay(
    [pit, add(mix(pit, end, 0.45), [-side * 0.02, -0.02 * tall]), end],
    0.036,
    handle.soft > 0.7 ? 0.26 : 0.44,
    [0.1, 0.8],
  )
  if (!chance.happens(0.5 * handle.breaks)) return [fold]
  const second = add(mix(pit, end, 0.62), [side * 0.12, 0.13 * tall])
  const root = add(pit, [0, 0.13 * tall])
  return [fold, lay([root, mix(root, second, 0.5), second], 0.024, 0.36, [0.1, 0.75])]
}

/** Where the trunk closes up, the waist creases into the side; the other side hangs clean. */
function waistPulls({ figure, handle, place, closes, chance, lay, tall, loose }: Worn): Fold[] {
  const v = shareAt(place, Math.min(figure.levels.waist, place(0, 1)[1] - 0.06))
  const waist = place(closes * 0.985, v)
  const count = Math.min(3, countOf(0.5 + 1.1 * handle.breaks, chance))
  return Array.from({ length: count }, (_, k) => {
    const from = add(waist, [0, (k ? -0.11 * k : 0.01) * tall])
    const reach = (k ? 0.2 : 0.36) * handle.length * chance.between(0.8, 1.2)
    const end = add(from, [-closes * reach, (k ? 0.07 : -0.05) * tall])
    return lay([from, add(mix(from, end, 0.5), [0, 0.025]), end], 0.022 + 0.012 * loose, k ? 0.36 : 0.5, [0.03, 0.75])
  })
}

/** Loose cloth hangs from the breast on one side and from the shoulder on the other, to where it is held or ends. */
function verticals({ figure, handle, bearing, chance, place, closes, lay, loose, tall, low }: Worn): Fold[] {
  const count = clamp(countOf(0.2 + handle.falls * (0.7 + loose), chance), 0, 4)
  const { levels } = figure
  const long = low - levels.bust
  return Array.from({ length: count }, (_, k) => {
    const side = k % 2 ? -closes : closes
    const u = side * (k < 2 ? chance.between(0.42, 0.66) : chance.between(0.12, 0.3))
    const top = levels.bust + (k ? chance.between(0.2, 0.6) : 0.02) * Math.min(long, 1.2)
    const start = shareAt(place, top)
    const foot = clamp(u * 1.06 + 0.1 * bearing.swing, -0.9, 0.9)
    const points: Point[] = [place(u * 0.85, start), place(lerp(u, foot, 0.3), lerp(start, 1, 0.5)), place(foot, 1)]
    return lay(points, 0.034, k ? 0.32 : 0.5, [0.6, 0.06], 0.06 * clamp(tall + 0.1))
  })
}

/** What is tucked in gathers in two or three places, of unlike lengths. */
function blousing({ handle, chance, place, lay, loose, tall }: Worn): Fold[] {
  const count = Math.min(6, countOf((1.4 + 2.2 * loose) * lerp(handle.falls, 1, 0.4), chance))
  return Array.from({ length: count }, (_, k) => {
    const u = clamp(-0.72 + (1.44 * (k + 0.5)) / count + chance.between(-0.16, 0.16), -0.85, 0.85)
    const rise =
      (k % 2 ? chance.between(0.07, 0.13) : chance.between(0.16, 0.3)) * clamp(handle.length * tall, 0.5, 1.2)
    return lay(
      [place(u, 0.995), place(u * 0.98, 1 - rise * 0.5), place(u * 0.92, 1 - rise)],
      0.015,
      k % 2 ? 0.4 : 0.6,
      [0.02, 0.8],
      0.036,
    )
  })
}
