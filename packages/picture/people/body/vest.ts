import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import { type ClosePiece, flank } from './closePiece.ts'

/** A child's vest with broad straps and a scooped neck. */
export function vest(figure: Figure): ClosePiece {
  const { levels, across, neckPoint, trunk, view } = figure
  const bottom = lerp(levels.highHip, levels.hip, 0.35)
  const half = figure.halfWidth(levels.armpit)
  const scoop = lerp(levels.neck, levels.bust, view === 'back' ? 0.24 : 0.42)
  const armhole = (s: Side): Path => [
    trunk(s, levels.armpit + 0.04, 0.004),
    across(s * half * 0.84, levels.armpit - 0.05),
    across(s * half * 0.82, lerp(levels.neck, levels.armpit, 0.55)),
    neckPoint(s, 0.62),
  ]
  const neckline: Path = [
    neckPoint(1, 0.28),
    across(half * 0.46, lerp(levels.neck, scoop, 0.62)),
    across(0, scoop),
    across(-half * 0.46, lerp(levels.neck, scoop, 0.62)),
    neckPoint(-1, 0.28),
  ]
  const hem: Path = spline([trunk(-1, bottom), across(0, bottom + 0.03), trunk(1, bottom)], false, 8)
  return {
    outline: joined(
      reversed(spline(armhole(-1), false, 8)),
      flank(figure, levels.armpit + 0.04, bottom, -1),
      hem,
      reversed(flank(figure, levels.armpit + 0.04, bottom, 1)),
      spline(armhole(1), false, 8),
      spline(neckline, false, 8),
    ),
    seams: [hem.map(([x, y]) => [x, y - 0.035])],
  }
}
