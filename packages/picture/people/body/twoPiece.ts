import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { joined, lerp, type Path, type Point, reversed, spline } from '@toile/geometry'
import { legLine } from './bodysuit.ts'
import { type ClosePiece, flank } from './closePiece.ts'

/** What a woman wears under clothes: briefs and a strapless top, plunging in front and low behind, so that it hides under most necklines. */
export const twoPiece = (figure: Figure): ClosePiece[] => [briefs(figure), bandeau(figure)]

function bandeau(figure: Figure): ClosePiece {
  const { levels, trunk, across, halfWidth, view } = figure
  const { bust, underbust } = levels
  const front = view === 'front'
  const side = front ? bust - 0.08 : bust + 0.06
  const bottom = underbust - 0.03
  const half = halfWidth(bust)
  const cup = (s: Side): Point[] =>
    front ? [across(s * half * 0.58, bust - 0.13), across(s * half * 0.24, bust - 0.02)] : []
  const hem: Path = spline([trunk(-1, bottom), across(0, bottom + 0.03), trunk(1, bottom)], false, 8)
  return {
    outline: joined(
      flank(figure, side, bottom, -1),
      hem,
      reversed(flank(figure, side, bottom, 1)),
      spline(
        [
          trunk(1, side),
          ...cup(1),
          across(0, front ? bust + 0.13 : side + 0.02),
          ...reversed(cup(-1)),
          trunk(-1, side),
        ],
        false,
        8,
      ),
    ),
    seams: [hem.map(([x, y]): Point => [x, y - 0.04])],
  }
}

function briefs(figure: Figure): ClosePiece {
  const { levels, trunk, across } = figure
  const top = lerp(levels.highHip, levels.hip, 0.3)
  const side = lerp(levels.highHip, levels.hip, 0.62)
  const waist: Path = spline([trunk(1, top), across(0, top + 0.04), trunk(-1, top)], false, 8)
  return {
    outline: joined(
      flank(figure, top, side, -1),
      legLine(figure, side, -1),
      reversed(legLine(figure, side, 1)),
      reversed(flank(figure, top, side, 1)),
      waist,
    ),
    seams: [waist.map(([x, y]): Point => [x, y + 0.035])],
  }
}
