import { add, type Chance, clamp, lerp, mix, offset, part, type Path, type Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Fold } from '../piece.ts'
import { drapeOf, poplin } from './drape.ts'
import { crease, ridge } from './marks.ts'
import type { TrouserCut, TrouserLeg } from './trousers.ts'

type BareLeg = Omit<TrouserLeg, 'piece'>
type FoldMaker = (points: Path, width: number, height: number, drawn: number, fades?: readonly [number, number]) => void

/** How cloth folds on a leg: drags at the crotch, knee creases, the break over the shoe, long drops in wide legs. */
export function legFolds(
  figure: Figure,
  cut: TrouserCut,
  leg: BareLeg,
  chance: Chance,
): { folds: Fold[]; lines: DrawnLine[] } {
  const loose = clamp(cut.thigh / 0.12, 0.3, 2)
  const drape = drapeOf(cut.cloth ?? poplin)
  const folds: Fold[] = []
  const lines: DrawnLine[] = []
  const fold: FoldMaker = (points, width, height, drawn, fades = [0.15, 0.6]) => {
    const made = ridge(points, width, height, fades, width * 1.2)
    folds.push(made)
    if (drawn) lines.push(crease(part(made.path, 0, drawn), 1.35, [0.05, 0.8]))
  }
  const bent = figure.frontLeg !== null && figure.frontLeg !== leg.leg
  whiskers(leg, loose, drape.count, chance, fold)
  if (leg.end > 1.15 && cut.knee < 0.3) kneeCreases(leg, loose, bent ? 1.5 : 1, chance, fold)
  if (leg.end > 1.85 && cut.hem < 0.3) shoeBreak(leg, 0.35 + 0.65 * cut.stack, fold)
  if (cut.stack && leg.end > 1.7) stacking(leg, cut.stack, fold)
  if (cut.hem > 0.2 && leg.end > 0.6) drops(leg, clamp((cut.hem - 0.12) * 3.2) * drape.count, chance, folds, lines)
  if (cut.balloon) gathers(leg, chance, lines)
  if (figure.view === 'back') seatFolds(figure, leg, fold)
  else hipDrag(figure, leg, loose, fold)
  return { folds, lines }
}

function whiskers(leg: BareLeg, loose: number, fine: number, chance: Chance, fold: FoldMaker) {
  const count = Math.round(3 + fine)
  for (let k = 0; k < count; k++) {
    const from: Point = [leg.crotch[0] + leg.side * 0.015, leg.crotch[1] - 0.12 + k * 0.05]
    const to = leg.point(Math.min(leg.end * 0.6, 0.06 + k * 0.11), 0.42 + chance.between(-0.12, 0.2) + 0.1 * (k % 2))
    fold(
      [from, add(mix(from, to, 0.5), [0, 0.02]), to],
      0.022 + 0.01 * loose,
      0.5,
      k % 2 ? 0 : chance.between(0.5, 0.8),
    )
  }
}

/** A soft drag from the hip towards the crotch on the leg that carries the weight. */
function hipDrag(figure: Figure, leg: BareLeg, loose: number, fold: FoldMaker) {
  const { highHip, hip } = figure.levels
  const from = figure.trunk(leg.side * 0.9, lerp(highHip, hip, 0.55), 0.02)
  const to = add(leg.crotch, [leg.side * 0.1, -0.16])
  fold([from, add(mix(from, to, 0.5), [0, 0.05]), to], 0.03 + 0.012 * loose, 0.3, leg.side < 0 ? 0.55 : 0, [0.2, 0.6])
}

function kneeCreases({ point, end }: BareLeg, loose: number, bend: number, chance: Chance, fold: FoldMaker) {
  const count = bend > 1 ? 5 : 3
  for (let k = 0; k < count; k++) {
    const t = Math.min(end - 0.12, 0.9 + k * 0.075)
    const inward = k % 2 ? 1 : -1
    const run = [
      point(t, inward),
      point(t + 0.025, 0.1 * inward),
      point(t + 0.05 + chance.between(0, 0.03), -0.45 * inward),
    ]
    fold(run, 0.024 + 0.012 * loose, 0.36 * bend, k % 2 ? 0.65 : bend > 1 ? 0.45 : 0)
  }
}

/** Where the front of the hem rests on the shoe the leg gives way: one crease bends inward from both seams. */
function shoeBreak({ point, end }: BareLeg, amount: number, fold: FoldMaker) {
  const t = end - 0.16
  fold(
    [point(t - 0.04, 1), add(point(t + 0.03, 0.25), [0, 0.02]), point(t + 0.015, -0.25)],
    0.035,
    0.55 * amount,
    0.75,
    [0.05, 0.6],
  )
  fold(
    [point(t - 0.02, -1), add(point(t + 0.05, -0.35), [0, 0.02]), point(t + 0.04, 0.1)],
    0.03,
    0.45 * amount,
    0.6,
    [0.05, 0.6],
  )
}

function stacking({ point, end }: BareLeg, amount: number, fold: FoldMaker) {
  for (let k = 0; k < 4; k++) {
    const t = end - 0.06 - k * 0.09
    const run = [point(t, k % 2 ? 1 : -1), add(point(t, 0), [0, 0.05]), point(t - 0.01, k % 2 ? -0.6 : 0.6)]
    fold(run, 0.03, 0.5 * amount, 0.7)
  }
}

/** Long falls of a wide leg, each as long as it pleases; fluid cloth has more of them. */
function drops({ point, end }: BareLeg, fullness: number, chance: Chance, folds: Fold[], lines: DrawnLine[]) {
  const count = Math.max(2, Math.round(1.4 + 2.2 * fullness))
  for (let k = 0; k < count; k++) {
    const u = lerp(-0.62, 0.62, count === 1 ? 0.5 : k / (count - 1)) + chance.between(-0.1, 0.1)
    const start = clamp(chance.between(0.18, 0.62)) * Math.min(1, end)
    const run = [point(start * 0.9, u * 0.55), point(lerp(start, end, 0.5), u * 0.85), point(end, u)]
    const made = ridge(run, 0.04, 0.6, [0.6, 0], 0.1)
    folds.push(made)
    lines.push(crease(offset(made.path, -0.05), 1.4, [0.7, 0.03]))
  }
}

/** Creases that a drawn-in hem and waist send into a ballooning leg. */
function gathers({ point, end, waistSide, waistCentre }: BareLeg, chance: Chance, lines: DrawnLine[]) {
  for (let k = 0; k < 6; k++) {
    const u = -0.85 + (1.7 * (k + 0.5)) / 6
    const up = end * chance.between(0.14, 0.34)
    lines.push(crease([point(end, u), point(end - up * 0.5, u * 1.08), point(end - up, u * 0.95)], 1.3, [0.02, 0.85]))
    const from = add(mix(waistSide, waistCentre, (k + 0.5) / 6), [0, 0.08])
    lines.push(
      crease([from, mix(from, point(Math.min(0.4, end * 0.5), -u), chance.between(0.2, 0.45))], 1.2, [0.02, 0.85]),
    )
  }
}

function seatFolds(figure: Figure, { side, crotch }: BareLeg, fold: FoldMaker) {
  const { hip, crotch: low } = figure.levels
  for (let k = 0; k < 2; k++) {
    const from = add(crotch, [side * 0.03, -0.02 + k * 0.07])
    const to = figure.trunk(side * (0.62 - k * 0.12), low + 0.02 + k * 0.05)
    fold([from, add(mix(from, to, 0.5), [0, 0.045]), to], 0.03, 0.5, k ? 0 : 0.8, [0.1, 0.5])
  }
  const middle = figure.across(side * figure.halfWidth(hip) * 0.5, hip + 0.02)
  fold([add(middle, [0, -0.16]), middle, add(middle, [0, 0.1])], 0.2, 0.3, 0, [0, 0])
}
