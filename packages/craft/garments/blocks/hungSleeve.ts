import {
  add,
  along,
  type Chance,
  joined,
  lengths,
  lerp,
  mix,
  type Path,
  type Point,
  quadratic,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { HungSide } from './hungSide.ts'
import { crease, ridge, seam, topstitch } from '../marks.ts'
import type { OuterPlan } from './outerPlan.ts'
import { indexOf, proportionOf } from '../upperBody.ts'

/** An empty sleeve that hangs from the shoulder of a jacket, beside the arm: flat, broken once at the elbow. */
export function hungSleeve(figure: Figure, { side, contour }: HungSide, plan: OuterPlan, chance: Chance): Piece[] {
  const { wide, ease: by } = proportionOf(figure)
  const limb = figure.arms[indexOf(side)]
  const bones = lengths([0, 0.5, 1, 1.5, 2].map((t) => limb.at(t).centre))
  const long = bones[4] * Math.min(1.04, (plan.sleeve?.length ?? 2) / 2 + 0.02)
  const tip = contour[0]
  const walked = lengths(contour)
  const last = walked[walked.length - 1]
  /** Beside the jacket's fall, and straight down below its hem. */
  const beside = (down: number): Point => {
    const at = along(contour, Math.min(1, down / last))
    return add(at, [side * 0.012, Math.max(0, down - last)])
  }
  const half = (t: number) =>
    (lerp(0.125, 0.1, t) * (figure.view === 'back' ? 1.12 : 1) + (plan.sleeve?.ease ?? 0.06) * 0.25) * by
  const sway = chance.between(-0.012, 0.02)
  const kink = (t: number) => Math.exp(-(((t - 0.52) / 0.1) ** 2))
  const place = (t: number, u: number): Point => {
    const middle = beside(t * long)
    const shift = -0.055 * wide + sway * t + 0.014 * kink(t)
    return add(middle, [side * (shift + u * half(t) * (1 - 0.06 * kink(t))), 0])
  }
  const steps = [0.16, 0.28, 0.4, 0.48, 0.56, 0.68, 0.84, 1]
  const head = add(tip, [-side * 0.03 * wide, 0.004])
  const outer = spline([head, add(tip, [side * 0.012, 0.012]), ...steps.map((t) => place(t, 1))], false, 6)
  const pit = place(0.2, -0.92)
  const inner = spline([pit, ...steps.slice(1).map((t) => place(t, -1))], false, 6)
  const armhole = quadratic(head, add(mix(head, pit, 0.5), [-side * 0.035, 0]), pit, 10)
  const [low, in0] = [outer[outer.length - 1], inner[inner.length - 1]]
  const hem = quadratic(low, add(mix(low, in0, 0.5), [0, 0.045]), in0, 10)
  const falls: Path[] = [
    [place(0.1, 0.2), place(0.3, 0.3), place(0.5, 0.05)],
    [place(0.56, -0.2), place(0.75, 0.1), place(0.96, 0.05)],
    [place(0.14, -0.4), place(0.3, -0.45), place(0.46, -0.1)],
  ]
  const breaks: Path[] = [
    [place(0.47, -0.96), place(0.5, -0.3), place(0.52, 0.35)],
    [place(0.56, 0.96), place(0.56, 0.3), place(0.6, -0.4)],
    [place(0.52, 0.96), place(0.5, 0.4), place(0.51, 0)],
  ]
  return [
    makePiece(
      'sleeve',
      `sleeve${indexOf(side)}`,
      [joined(outer, hem.slice(1), reversed(inner).slice(1), reversed(armhole).slice(1, -1))],
      {
        order: 1,
        left: side < 0 ? outer : inner,
        right: side < 0 ? inner : outer,
        fullness: 0.62,
        edges: [{ at: 'cuff', path: hem }],
        folds: [
          ...falls.map((path) => ridge(path, 0.035, 0.6, [0.25, 0.4], 0.05)),
          ...breaks.map((path) => ridge(path, 0.02, 0.6, [0.05, 0.6], 0.04)),
        ],
        lines: [
          seam(armhole, 1.7, [0.04, 0]),
          ...falls.slice(0, 2).map((path) => crease(spline(path, false, 6), 1.3, [0.1, 0.7])),
          ...breaks.map((path) => crease(path, 1.3, [0.03, 0.7])),
          topstitch(hem.map((point) => add(point, [0, -0.045]))),
        ],
      },
    ),
  ]
}
