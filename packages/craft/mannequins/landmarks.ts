import type { Point } from '@toile/geometry'
import type { Figure, LandmarkName, Side } from './figure.ts'

/** Places of one side of a figure. */
type SidePlaces = Readonly<Record<Paired, Point>>
type Paired = LandmarkName extends infer Name ? (Name extends `${infer One}Left` ? One : never) : never

/** The named places of a figure from those of its middle and of both sides. */
export const namedPlaces = (
  middle: Readonly<Record<'headTop' | 'chin' | 'neckPit' | 'crotch', Point>>,
  left: SidePlaces,
  right: SidePlaces,
): Record<LandmarkName, Point> => ({
  ...middle,
  neckLeft: left.neck,
  neckRight: right.neck,
  shoulderLeft: left.shoulder,
  shoulderRight: right.shoulder,
  armpitLeft: left.armpit,
  armpitRight: right.armpit,
  bustLeft: left.bust,
  bustRight: right.bust,
  waistLeft: left.waist,
  waistRight: right.waist,
  hipLeft: left.hip,
  hipRight: right.hip,
  elbowLeft: left.elbow,
  elbowRight: right.elbow,
  wristLeft: left.wrist,
  wristRight: right.wrist,
  handLeft: left.hand,
  handRight: right.hand,
  kneeLeft: left.knee,
  kneeRight: right.knee,
  ankleLeft: left.ankle,
  ankleRight: right.ankle,
})

/** The named places of a figure, in heads. */
export function landmarksOf(figure: Omit<Figure, 'landmarks'>): Record<LandmarkName, Point> {
  const { levels } = figure
  const sideOf = (side: Side) => {
    const index = side < 0 ? 0 : 1
    return {
      neck: figure.neckPoint(side),
      shoulder: figure.shoulderPoint(side),
      armpit: figure.trunk(side, levels.armpit),
      bust: figure.across(side * figure.halfWidth(levels.bust) * 0.5, levels.bust),
      waist: figure.trunk(side, levels.waist),
      hip: figure.trunk(side, levels.hip),
      elbow: figure.arms[index].at(1).centre,
      wrist: figure.arms[index].at(2).centre,
      hand: figure.hand(index).place(0, 0.5),
      knee: figure.legs[index].at(1).centre,
      ankle: figure.legs[index].at(2).centre,
    }
  }
  const middle = {
    headTop: figure.head(0, 0),
    chin: figure.head(0, 1),
    neckPit: figure.across(0, levels.neck + 0.04),
    crotch: figure.across(0, levels.crotch),
  }
  return namedPlaces(middle, sideOf(-1), sideOf(1))
}
