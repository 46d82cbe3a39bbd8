import { add, mix } from '@toile/geometry'
import type { Side } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countIn, shareAt } from './place.ts'

/** A bodice: the arm gathers cloth from the pit to the breast, it hangs from the shoulder, is pulled in at the waist and blouses above what holds it. */
export function bodiceFalls(fallen: Fallen): Fold[] {
  const { figure, place } = fallen
  const { waist } = figure.levels
  const low = place(0, 1)[1]
  const hasPulls = low > waist - 0.1 && !fallen.piece.folds.some((fold) => pullsAt(fold, waist))
  return [
    ...([-1, 1] as const).flatMap((side) => [
      ...fromShoulder(fallen, side),
      ...(hasPulls ? waistPulls(fallen, side) : []),
    ]),
    ...(low > waist - 0.15 && low < waist + 0.5 ? gathers(fallen) : []),
  ]
}

const pullsAt = ({ path }: Fold, waist: number) =>
  Math.abs(path[0][1] - waist) < 0.16 && Math.abs(path[path.length - 1][0] - path[0][0]) < 0.4

function fromShoulder({ figure, lay }: Fallen, side: Side): Fold[] {
  const { levels } = figure
  const pit = figure.trunk(side * 0.98, levels.armpit + 0.05)
  const bust = figure.across(side * figure.halfWidth(levels.bust) * 0.5, levels.bust)
  const shoulder = add(figure.shoulderPoint(side), [-side * 0.1, 0.06])
  return [
    lay([pit, add(mix(pit, bust, 0.5), [0, 0.07]), add(bust, [-side * 0.06, 0.12])], 0.022, 0.55, [0.04, 0.75], 0.026),
    lay([shoulder, mix(shoulder, bust, 0.55), add(bust, [side * 0.05, -0.06])], 0.03, 0.36, [0.2, 0.6], 0.05),
  ]
}

function waistPulls({ figure, handle, place, lay }: Fallen, side: Side): Fold[] {
  const waist = place(side * 0.985, shareAt(place, figure.levels.waist))
  return [0, 1].map((k) => {
    const from = add(waist, [0, -0.05 + 0.07 * k])
    const middle = add(from, [-side * 0.1, -0.03 - 0.05 * k])
    const end = add(from, [-side * (0.2 + 0.04 * k), -0.13 * handle.length - 0.05 * k])
    return lay([from, middle, end], 0.022, 0.6, [0.02, 0.8], 0.014)
  })
}

function gathers({ handle, chance, place, lay }: Fallen): Fold[] {
  const count = countIn(handle, 5)
  return Array.from({ length: count }, (_, k) => {
    const u = -0.8 + (1.6 * (k + 0.5 + chance.between(-0.25, 0.25))) / count
    const rise = chance.between(0.1, 0.3) * handle.length
    return lay(
      [place(u, 0.995), place(u * 0.97, 1 - rise * 0.5), place(u * 0.9, 1 - rise)],
      0.014,
      0.6,
      [0.02, 0.8],
      0.034,
    )
  })
}
