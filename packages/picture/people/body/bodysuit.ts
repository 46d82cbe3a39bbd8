import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import { type ClosePiece, flank } from './closePiece.ts'

/** A woman's bodysuit with thin straps, a scooped neck and princess seams, as a croquis wears it. */
export function bodysuit(figure: Figure): ClosePiece {
  const { levels, across, trunk, neckPoint, view } = figure
  const { neck, armpit, bust, highHip, hip } = levels
  const back = view === 'back'
  const chest = figure.halfWidth(armpit)
  const scoop = back ? bust - 0.02 : lerp(neck, bust, 0.62)
  const armhole = (s: Side): Path => [
    trunk(s, armpit + 0.1, 0.004),
    across(s * chest * 0.8, armpit - 0.06),
    across(s * chest * 0.72, lerp(neck, armpit, 0.5)),
    neckPoint(s, 0.52),
  ]
  const neckline = (s: Side): Path => [
    neckPoint(s, 0.42),
    across(s * chest * 0.6, lerp(neck, scoop, 0.55)),
    across(s * chest * 0.42, scoop - 0.06),
  ]
  const side = lerp(highHip, hip, 0.42)
  const top = joined(
    reversed(spline(armhole(-1), false, 8)),
    flank(figure, armpit + 0.1, side, -1),
    legLine(figure, side, -1),
    reversed(legLine(figure, side, 1)),
    reversed(flank(figure, armpit + 0.1, side, 1)),
    spline(armhole(1), false, 8),
    spline([...neckline(1), across(0, scoop), ...reversed(neckline(-1))], false, 8),
  )
  return { outline: top, seams: ([-1, 1] as const).map((s) => princessSeam(figure, s, scoop)) }
}

/** The opening of a leg: high on the hip, fuller over the seat. */
export function legLine({ levels, trunk, silhouette, halfWidth, view }: Figure, side: number, s: Side): Path {
  const gusset = levels.crotch + 0.015
  const back = view === 'back'
  const middle = silhouette(s * halfWidth(levels.hip) * (back ? 0.62 : 0.42), lerp(side, gusset, back ? 0.78 : 0.62))
  return spline([trunk(s, side, 0.004), middle, silhouette(s * 0.06, gusset)], false, 10)
}

function princessSeam({ levels, across, halfWidth }: Figure, s: Side, top: number): Path {
  const { bust, underbust, waist, highHip, hip } = levels
  const at = (share: number, y: number) => across(s * share * halfWidth(y), y)
  return spline(
    [at(0.52, top - 0.1), at(0.5, bust), at(0.46, underbust), at(0.46, waist), at(0.42, highHip), at(0.34, hip - 0.02)],
    false,
    8,
  )
}
