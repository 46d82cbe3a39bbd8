import { add, type Chance, mix } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Fold } from '../piece.ts'
import { crease, ridge } from '../marks.ts'
import type { TrouserCut, TrouserLeg } from './trouserLeg.ts'

type BareLeg = Omit<TrouserLeg, 'piece'>

/** What is cut and sewn into a leg's cloth: the seat, length that stacks on the shoe, gathers of a ballooning leg; how it hangs is the cloth's own. */
export function legFolds(
  figure: Figure,
  cut: TrouserCut,
  leg: BareLeg,
  chance: Chance,
): { folds: Fold[]; lines: DrawnLine[] } {
  return {
    folds: [
      ...(figure.view === 'back' ? seatFolds(figure, leg) : []),
      ...(cut.stack && leg.end > 1.92 ? stacking(leg, cut.stack, chance) : []),
    ],
    lines: cut.balloon ? gathers(leg, chance) : [],
  }
}

/** Length to spare folds to and fro above the shoe, on each leg from another side. */
function stacking({ point, end }: BareLeg, amount: number, chance: Chance): Fold[] {
  const first = chance.happens(0.5) ? 1 : -1
  return Array.from({ length: Math.round(3 * amount * chance.between(0.4, 1)) }, (_, k) => {
    const side = k % 2 ? -first : first
    const t = end - chance.between(0.05, 0.08) - k * 0.1
    const far = point(t - 0.01, -side * chance.between(0.4, 0.8))
    return ridge([point(t - 0.04, side), add(point(t, 0), [0, 0.04]), far], 0.026, 0.46 - 0.08 * k, [0.05, 0.7])
  })
}

/** Creases that a drawn-in hem and waist send into a ballooning leg. */
function gathers({ point, end, waistSide, waistCentre }: BareLeg, chance: Chance): DrawnLine[] {
  return Array.from({ length: 6 }, (_, k) => k).flatMap((k) => {
    const u = -0.85 + (1.7 * (k + 0.5)) / 6
    const up = end * chance.between(0.14, 0.34)
    const from = add(mix(waistSide, waistCentre, (k + 0.5) / 6), [0, 0.08])
    return [
      crease([point(end, u), point(end - up * 0.5, u * 1.08), point(end - up, u * 0.95)], 1.3, [0.02, 0.85]),
      crease([from, mix(from, point(Math.min(0.4, end * 0.5), -u), chance.between(0.2, 0.45))], 1.2, [0.02, 0.85]),
    ]
  })
}

function seatFolds(figure: Figure, { side, crotch }: BareLeg): Fold[] {
  const { hip, crotch: low } = figure.levels
  const smiles = [0, 1].map((k) => {
    const from = add(crotch, [side * 0.03, -0.02 + k * 0.07])
    const to = figure.trunk(side * (0.62 - k * 0.12), low + 0.02 + k * 0.05)
    return ridge([from, add(mix(from, to, 0.5), [0, 0.045]), to], 0.03, 0.5, [0.1, 0.5], 0.036)
  })
  const middle = figure.across(side * figure.halfWidth(hip) * 0.5, hip + 0.02)
  return [...smiles, ridge([add(middle, [0, -0.16]), middle, add(middle, [0, 0.1])], 0.2, 0.3, [0, 0], 0.24)]
}
