import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import { type ClosePiece, flank } from './closePiece.ts'

/** Boxer briefs with waistband, leg hems and, in front, a shaped panel; `length` says how far down the thigh they reach. */
export function shorts(figure: Figure, length: number): ClosePiece {
  const { levels, legs, trunk, across, silhouette, view } = figure
  const top = lerp(levels.highHip, levels.hip, 0.08)
  const outerLeg = (leg: 0 | 1): Path => [0.14, 0.22, length].map((t) => legs[leg].edge(t, 1, 0.008))
  const innerLeg = (leg: 0 | 1): Path => [length, 0.2].map((t) => legs[leg].edge(t, -1, 0.004))
  const across3 = (y: number, sag: number): Path => spline([trunk(1, y), across(0, y + sag), trunk(-1, y)], false, 8)
  const hem = (leg: 0 | 1): Path =>
    spline(
      [1, 0, -1].map((u) => legs[leg].edge(length - 0.028, u * 0.98)),
      false,
      6,
    )
  const panel = (s: Side): Path =>
    spline(
      [
        across(s * 0.09, top + 0.1),
        across(s * 0.15, lerp(top, levels.crotch, 0.6)),
        silhouette(s * 0.03, levels.crotch),
      ],
      false,
      8,
    )
  return {
    outline: joined(
      flank(figure, top, levels.hip, -1),
      outerLeg(0),
      innerLeg(0),
      [silhouette(0, levels.crotch + 0.02)],
      reversed(innerLeg(1)),
      reversed(outerLeg(1)),
      reversed(flank(figure, top, levels.hip, 1)),
      across3(top, 0.03),
    ),
    seams: [
      across3(top + 0.075, 0.03),
      hem(0),
      hem(1),
      ...(view === 'front' && figure.build.gender === 'male' && figure.build.ageGroup === 'adult'
        ? [panel(-1), panel(1)]
        : []),
    ],
  }
}
