import { add, type Chance, clamp, mix, offset, part, type Path, type Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Fold } from '../piece.ts'
import { crease, ridge } from './marks.ts'
import type { TrouserCut, TrouserLeg } from './trousers.ts'

type BareLeg = Omit<TrouserLeg, 'piece'>

/** How cloth folds on a leg: whiskers at the crotch, knee creases, stacking on the shoe, long drops in wide legs. */
export function legFolds(
  figure: Figure,
  cut: TrouserCut,
  leg: BareLeg,
  chance: Chance,
): { folds: Fold[]; lines: DrawnLine[] } {
  const loose = clamp(cut.thigh / 0.12, 0.3, 2)
  const folds: Fold[] = []
  const lines: DrawnLine[] = []
  const fold = (
    points: Path,
    width: number,
    height: number,
    drawn: number,
    fades: readonly [number, number] = [0.15, 0.6],
  ) => {
    const made = ridge(points, width, height, fades, width * 1.2)
    folds.push(made)
    if (drawn) lines.push(crease(part(made.path, 0, drawn), 1.35, [0.05, 0.8]))
  }
  whiskers(leg, loose, chance, fold)
  if (leg.end > 1.15 && cut.knee < 0.27) kneeCreases(leg, loose, fold)
  if (cut.stack && leg.end > 1.7) stacking(leg, cut.stack, fold)
  if (cut.hem > 0.2 && leg.end > 0.6) drops(leg, folds, lines)
  if (figure.view === 'back') seat(figure, leg, fold)
  return { folds, lines }
}

type FoldMaker = (points: Path, width: number, height: number, drawn: number, fades?: readonly [number, number]) => void

function whiskers(leg: BareLeg, loose: number, chance: Chance, fold: FoldMaker) {
  for (let k = 0; k < 4; k++) {
    const from: Point = [leg.crotch[0] + leg.side * 0.015, leg.crotch[1] - 0.1 + k * 0.05]
    const to = leg.point(Math.min(leg.end * 0.6, 0.1 + k * 0.1), 0.55 + chance.between(-0.1, 0.15))
    fold([from, add(mix(from, to, 0.5), [0, 0.02]), to], 0.022 + 0.01 * loose, 0.5, k % 2 ? 0 : 0.7)
  }
}

function kneeCreases({ point, end }: BareLeg, loose: number, fold: FoldMaker) {
  for (let k = 0; k < 3; k++) {
    const t = Math.min(end - 0.12, 0.93 + k * 0.08)
    const run = [point(t, k % 2 ? 1 : -1), point(t + 0.02, 0), point(t + 0.04, k % 2 ? -0.5 : 0.5)]
    fold(run, 0.024 + 0.012 * loose, 0.34, k === 1 ? 0.6 : 0)
  }
}

function stacking({ point, end }: BareLeg, amount: number, fold: FoldMaker) {
  for (let k = 0; k < 4; k++) {
    const t = end - 0.06 - k * 0.09
    const run = [point(t, k % 2 ? 1 : -1), add(point(t, 0), [0, 0.05]), point(t - 0.01, k % 2 ? -0.6 : 0.6)]
    fold(run, 0.03, 0.5 * amount, 0.7)
  }
}

function drops({ point, end }: BareLeg, folds: Fold[], lines: DrawnLine[]) {
  for (const u of [-0.45, 0.4]) {
    const run = [point(Math.min(0.75, end * 0.45), u * 0.6), point(Math.min(1.2, end * 0.72), u * 0.8), point(end, u)]
    const made = ridge(run, 0.05, 0.55, [0.6, 0], 0.11)
    folds.push(made)
    lines.push(crease(offset(made.path, -0.05), 1.4, [0.7, 0.03]))
  }
}

function seat(figure: Figure, { side, crotch }: BareLeg, fold: FoldMaker) {
  const { hip, crotch: low } = figure.levels
  for (let k = 0; k < 2; k++) {
    const from = add(crotch, [side * 0.03, -0.02 + k * 0.07])
    const to = figure.trunk(side * (0.62 - k * 0.12), low + 0.02 + k * 0.05)
    fold([from, add(mix(from, to, 0.5), [0, 0.045]), to], 0.03, 0.5, k ? 0 : 0.8, [0.1, 0.5])
  }
  const middle = figure.across(side * figure.halfWidth(hip) * 0.5, hip + 0.02)
  fold([add(middle, [0, -0.16]), middle, add(middle, [0, 0.1])], 0.2, 0.3, 0, [0, 0])
}
