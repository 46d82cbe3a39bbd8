import { type Chance, clamp, lerp, type Point, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { DrawnLine, Fold } from '../piece.ts'
import { drapeOf, poplin } from './drape.ts'
import { crease, ridge } from '../marks.ts'
import type { SkirtCut } from './skirtCut.ts'

/** What the body does to a skirt: drags from hips and thighs under a close one, the legs through a fluid one, the stride through any. */
export function bodyFolds(figure: Figure, cut: SkirtCut, chance: Chance): { folds: Fold[]; lines: DrawnLine[] } {
  const plain = !cut.pleats && !cut.flutes
  const { cling } = drapeOf(cut.cloth ?? poplin)
  const close = clamp(1 - cut.flare * 5 - cut.gather)
  const show = plain ? 0.28 + 0.14 * cling : 0.42 * cling * close
  const folds = [...(plain ? hipDrags(figure, cut) : []), ...(show > 0.06 ? legsThrough(figure, cut, show) : [])]
  const stride = strideFolds(figure, cut, cut.pleats ? 0 : plain ? 1 : 0.45 * close, chance)
  return { folds: [...folds, ...stride.folds], lines: stride.lines }
}

const hipDrags = (figure: Figure, cut: SkirtCut): Fold[] => {
  const { hip, crotch } = figure.levels
  return ([-1, 1] as const).flatMap((side) =>
    [0, 1]
      .filter((k) => hip + 0.2 + k * 0.16 < cut.hemY)
      .map((k): Fold => {
        const from = figure.trunk(side * 0.95, hip + 0.1 + k * 0.16, cut.ease)
        const to = figure.trunk(side * 0.15, crotch - 0.02 + k * 0.12)
        const bend: Point = [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) + 0.05]
        return {
          path: spline([from, bend, to], false, 8),
          widths: [0.03, 0.05],
          height: 0.32,
          kind: 'ridge',
          fades: [0.15, 0.6],
        }
      }),
  )
}

/** Thighs and the hollow between them, as far as the hem reaches. */
function legsThrough(figure: Figure, cut: SkirtCut, height: number): Fold[] {
  const { crotch, knee } = figure.levels
  const { hemY } = cut
  if (hemY < crotch + 0.35) return []
  const thighs = figure.legs.map((leg, i): Fold => {
    const low = Math.min(hemY, knee + 0.1)
    const ahead = figure.frontLeg === i ? 1.4 : 1
    return ridge(
      [
        [leg.at(0.12).centre[0], crotch + 0.1],
        leg.at(0.5).centre[1] < low ? leg.at(0.5).centre : [leg.at(0.3).centre[0], low - 0.1],
        [leg.at(clamp((low - crotch) / (knee - crotch))).centre[0], low],
      ],
      0.16,
      height * ahead,
      [0.3, 0.15],
      0.13,
    )
  })
  const between: Fold = {
    path: [figure.across(0, crotch), [figure.trunk(0, hemY)[0], hemY]],
    widths: [0.06, 0.08],
    height: -height,
    kind: 'ridge',
    fades: [0.4, 0],
  }
  return [...thighs, between]
}

/** In a walk the front knee pushes the cloth out: drags run from it up to the other hip and down to the trailing side. */
function strideFolds(figure: Figure, cut: SkirtCut, amount: number, chance: Chance) {
  const front = figure.frontLeg
  const { hip, knee, crotch } = figure.levels
  if (front === null || amount < 0.1 || cut.hemY < crotch + 0.5) return { folds: [], lines: [] }
  const side: Side = front === 0 ? -1 : 1
  const reach = Math.min(cut.hemY - 0.1, knee - 0.1)
  const push = figure.legs[front].at(clamp((reach - crotch) / (knee - crotch), 0.2, 0.95)).centre
  const drags = [0, 1, 2].map((k) => {
    const to = figure.trunk(-side * (0.86 - 0.12 * k), lerp(hip, crotch, 0.2 + k * 0.55), cut.ease)
    const from: Point = [push[0] - side * 0.06, push[1] - 0.3 + k * 0.16]
    const bend: Point = [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) + 0.06 + chance.between(0, 0.04)]
    return ridge([from, bend, to], 0.03, 0.5 * amount, [0.2, 0.5], 0.05)
  })
  return {
    folds: drags,
    lines: drags.slice(0, amount > 0.6 ? 3 : 2).map(({ path }) => crease(path.slice(0, 14), 1.2, [0.3, 0.7])),
  }
}
