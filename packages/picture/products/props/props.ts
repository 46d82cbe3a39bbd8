import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Levels } from '@toile/craft/mannequins/build.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Path, Point } from '@toile/geometry'
import type { Dressed } from '../../looks/dressed.ts'
import type { PersonStep } from '../../looks/round/personParts.ts'

/** What stands among the cloth: behind it all, inside it before its front, and over it. */
export interface Props {
  behind?: PersonStep | undefined
  inside?: PersonStep | undefined
  over?: PersonStep | undefined
}

/** Garments and the body whose place something else takes, from the front or from behind; lengths in heads. */
export interface Hung {
  dressed: readonly Dressed[]
  levels: Levels
  /** The outline of neck, trunk and legs. */
  halves: readonly Path[]
  /** The middle of the neck and of the hips. */
  middle: number
  hips: number
  shoulders: readonly [Point, Point]
  floor: number
  isBack: boolean
}

/** Garments on a figure, or on the block of one that stands in space. */
export function hungOn(figure: Figure, dressed: readonly Dressed[], isBack: boolean, posed?: Posed): Hung {
  const { levels } = figure
  const marks = figure.landmarks()
  return {
    dressed,
    levels,
    halves: figure.halves(),
    middle: posed ? posed.station(levels.neck).at[0] : marks.neckPit[0],
    hips: posed ? posed.station(levels.hip).at[0] : marks.neckPit[0],
    shoulders: posed ? [posed.arms[0].flat[0], posed.arms[1].flat[0]] : [marks.shoulderLeft, marks.shoulderRight],
    floor: posed?.floor ?? levels.floor,
    isBack,
  }
}
