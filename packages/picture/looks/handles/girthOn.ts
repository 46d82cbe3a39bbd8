import { isOnArm } from '@toile/craft/garments/isOnArm.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { AgeGroup, Gender } from '@toile/craft/mannequins/build.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { crossings, lerp } from '@toile/geometry'
import { isRoundTrunk } from './isRoundTrunk.ts'

/** How large a body is round, in millimetres. */
interface BodyGirths {
  bust: number
  waist: number
  hip: number
  upperArm: number
  thigh: number
}

/** The sample sizes that patterns are cut in first: 38 for women, 50 for men, 128 cm for children. */
const sampleSizes: Readonly<Record<Gender | 'child', BodyGirths>> = {
  female: { bust: 880, waist: 700, hip: 960, upperArm: 280, thigh: 560 },
  male: { bust: 1000, waist: 880, hip: 1020, upperArm: 320, thigh: 580 },
  child: { bust: 660, waist: 590, hip: 700, upperArm: 205, thigh: 400 },
}

const sizeOf = ({ gender, ageGroup }: { gender: Gender; ageGroup: AgeGroup }): BodyGirths =>
  sampleSizes[ageGroup === 'adult' ? gender : 'child']

/** How large a garment laid flat is round at a level, in millimetres: as much larger than a body of the sample size as it is drawn wider than the drawn body; `across` is the width of the piece there, in heads. */
export function girthOn(
  figure: Figure,
  role: Piece['role'],
  { y, across, pieces }: { y: number; across: number; pieces: readonly Piece[] },
): number | null {
  const { build, halfWidth } = figure
  const { levels } = build
  const size = sizeOf(build)
  if (isOnArm({ role })) return (size.upperArm * across) / widthOf(figure.arms[0].at(0.35))
  if (role === 'leg' && y > levels.crotch) return (size.thigh * across) / widthOf(figure.legs[0].at(0.15))
  const at = Math.min(levels.hip, Math.max(levels.bust, y))
  const body =
    at < levels.waist
      ? lerp(size.bust, size.waist, (at - levels.bust) / (levels.waist - levels.bust))
      : lerp(size.waist, size.hip, (at - levels.waist) / (levels.hip - levels.waist))
  // Above the bust, where shoulders and neck are cut, it is the bust that is told.
  const span = spanAt(pieces, Math.max(levels.bust, y))
  return span === null ? null : (body * span) / (2 * halfWidth(at))
}

const widthOf = ({ outer, inner }: { outer: number; inner: number }) => outer + inner

/** From the leftmost to the rightmost place of what goes round the trunk at a level. */
function spanAt(pieces: readonly Piece[], y: number): number | null {
  const shown = pieces.filter((piece) => piece.layer !== 'back' && isRoundTrunk(piece))
  const crossed = crossings(
    shown.flatMap(({ outlines }) => [...outlines]),
    y,
  ).map(([x]) => x)
  return crossed.length > 1 ? Math.max(...crossed) - Math.min(...crossed) : null
}
