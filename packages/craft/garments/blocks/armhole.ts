import { add, bezier, mix, type Path, type Point, quadratic } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { Neckline } from './neckline.ts'
import { indexOf, proportionOf } from '../upperBody.ts'

/** How far under the shoulder bone's top a shoulder ends that is not padded: it slopes as the muscle does. */
const slopes = 0.016

/** Where the shoulder line of a sleeved bodice ends, in heads: on the shoulder bone, raised by a pad, or dropped over the round of the upper arm. */
export function shoulderTip(figure: Figure, side: Side, drop: number, pad: number): Point {
  const { wide } = proportionOf(figure)
  if (pad > 0 || drop <= 0)
    return add(figure.shoulderPoint(side), [
      side * (0.014 + drop + pad) * Math.sqrt(wide),
      drop * 0.7 + (pad > 0 ? -0.006 : slopes) - pad,
    ])
  const bone = add(figure.shoulderPoint(side), [side * 0.018 * Math.sqrt(wide), slopes])
  const arm = figure.arms[indexOf(side)]
  const low = arm.edge(0.14, 1, 0.03)
  const [, , over] = quadratic(bone, mix([low[0], bone[1]], bone, 0.15), low, 2)
  const share = Math.min(1, drop / 0.24)
  return quadratic(bone, mix([over[0], bone[1] + 0.02], bone, 0.25), low, 24)[Math.round(share * 24)]
}

/** The edge of an armhole from the shoulder (or the bare neck) to the underarm; cut in under the arm where there is no sleeve. */
export function armholeEdge(
  figure: Figure,
  neckline: Neckline,
  side: Side,
  { tip, underarm, sleeved }: { tip: Point; underarm: Point; sleeved: boolean },
): Path {
  const { wide, tall } = proportionOf(figure)
  const top = neckline.tops[indexOf(side)]
  switch (neckline.shoulders[indexOf(side)]) {
    case 'slip':
      return bezier(
        top,
        add(top, [side * 0.03 * wide, 0.18 * tall]),
        add(underarm, [-side * 0.1 * wide, -0.06]),
        underarm,
        14,
      )
    case 'halter':
      return bezier(
        add(top, [side * 0.1 * wide, 0.01]),
        add(top, [side * 0.12 * wide, 0.3 * tall]),
        add(underarm, [-side * 0.12 * wide, -0.1]),
        underarm,
        16,
      )
    default:
      return sleeved
        ? bezier(
            tip,
            add(tip, [-side * 0.055 * wide, 0.16 * tall]),
            add(underarm, [-side * 0.035 * wide, -0.16 * tall]),
            underarm,
            18,
          )
        : bezier(
            tip,
            add(tip, [-side * 0.035 * wide, 0.15 * tall]),
            add(underarm, [-side * 0.09 * wide, -0.055]),
            underarm,
            18,
          )
  }
}
