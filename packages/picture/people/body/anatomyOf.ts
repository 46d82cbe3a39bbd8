import type { Fold } from '@toile/craft/garments/piece.ts'
import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { type Path, spline } from '@toile/geometry'

const sides: readonly Side[] = [-1, 1]

const bump = (points: Path, width: number, height: number, fades: readonly [number, number] = [0.5, 0.5]): Fold => ({
  path: points.length > 2 ? spline(points, false, 8) : points,
  widths: [width, width],
  height,
  kind: 'ridge',
  fades,
})

/** Broad anatomy as height: collar bones, bust or chest, belly, knees and shins, or the back. */
export const anatomyOf = (figure: Figure): Fold[] =>
  figure.view === 'back'
    ? backOf(figure)
    : [...sides.flatMap((side) => chestOf(figure, side)), bellyOf(figure), ...legsOf(figure)]

function backOf(figure: Figure): Fold[] {
  const { levels, across } = figure
  const { neck, shoulder, bust, hip } = levels
  const half = figure.halfWidth(hip)
  return [
    bump([across(0, neck + 0.2), across(0, bust), across(0, hip - 0.25)], 0.05, -0.3, [0.3, 0.3]),
    ...sides.flatMap((side) => [
      bump(
        [across(side * 0.2, shoulder + 0.25), across(side * 0.3, bust - 0.05), across(side * 0.22, bust + 0.1)],
        0.09,
        0.22,
        [0.3, 0.3],
      ),
      bump([across(side * half * 0.44, hip - 0.36), across(side * half * 0.48, hip + 0.3)], 0.22, 0.4),
    ]),
    ...figure.legs.map((leg) =>
      bump([leg.edge(1.12, 0), leg.edge(1.35, 0.05), leg.edge(1.55, 0)], 0.1, 0.16, [0.4, 0.4]),
    ),
  ]
}

function chestOf(figure: Figure, side: Side): Fold[] {
  const { levels, across, shoulderHalf, build } = figure
  const { neck, shoulder, bust, underbust, waist } = levels
  const child = build.ageGroup === 'child'
  const collar = bump(
    [
      across(side * 0.06, neck + 0.085),
      across(side * shoulderHalf * 0.4, neck + 0.1),
      across(side * shoulderHalf * 0.85, shoulder + 0.03),
    ],
    0.03,
    child ? 0.12 : 0.3,
    [0.2, 0.4],
  )
  const hollow = bump(
    [across(side * 0.12, neck + 0.03), across(side * shoulderHalf * 0.45, neck + 0.04)],
    0.05,
    child ? -0.04 : -0.1,
    [0.4, 0.5],
  )
  const broad = figure.halfWidth(bust) / 0.515
  const breast = bump(
    [across(side * 0.24 * broad, bust - 0.38), across(side * 0.26 * broad, bust + 0.28)],
    0.18 * broad,
    0.34 * Math.min(1.3, build.bust),
  )
  const muscles = [
    bump([across(side * 0.26, bust - 0.42), across(side * 0.34, bust + 0.2)], 0.24, 0.22),
    bump([across(side * 0.1, underbust + 0.12), across(side * 0.1, waist + 0.1)], 0.1, 0.08, [0.3, 0.3]),
  ]
  return [collar, hollow, ...(build.bust ? [breast] : []), ...(build.muscle > 0.6 ? muscles : [])]
}

function bellyOf({ levels, across, build }: Figure): Fold {
  const { bust, waist, hip } = levels
  return bump(
    [across(0, bust - 0.1), across(0, waist), across(0, hip - 0.35)],
    0.06,
    build.ageGroup === 'child' ? -0.05 : -0.14,
    [0.3, 0.3],
  )
}

const legsOf = ({ legs }: Figure): Fold[] =>
  legs.flatMap((leg) => [
    bump([leg.edge(0.86, 0.08), leg.edge(1.1, -0.03)], 0.085, 0.26),
    bump([leg.edge(1.12, -0.1), leg.edge(1.4, -0.15), leg.edge(1.7, -0.05)], 0.05, 0.08, [0.4, 0.5]),
  ])
