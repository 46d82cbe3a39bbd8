import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { type Path, spline } from '@toile/geometry'
import { fingerOutline } from './fingerOutline.ts'
import type { FingerArt } from './handArt.ts'
import { type HandFrame, handFrame } from './handFrame.ts'
import { handArts } from './index.ts'

/** A finger or thumb on the page. */
export interface Digit {
  art: FingerArt
  outline: Path
  isThumb: boolean
}

/** The palm of a hand on the page; it begins and ends on the arm's own edges, so that no gap and no cuff shows at the wrist. */
export function palmOf(posed: Posed, index: 0 | 1, frame: HandFrame = handFrame(posed, index)): Path {
  const { limb } = posed.arms[index].ruler
  const { put, thumbSide } = frame
  const edge = (t: number, u: number) => limb.edge(t, u)
  const points = [
    edge(1.86, -thumbSide),
    edge(1.97, -thumbSide),
    ...handArts[posed.gesture.hands[index]].palm.map(put),
    edge(1.97, thumbSide),
    edge(1.86, thumbSide),
  ]
  return spline(points, false, 5)
}

/** Fingers and thumb of a hand on the page, in the order in which they lie on each other. */
export function digitsOf(posed: Posed, index: 0 | 1, { put }: HandFrame = handFrame(posed, index)): Digit[] {
  const { fingers, thumb, thumbUnder } = handArts[posed.gesture.hands[index]]
  const digit = (art: FingerArt): Digit => ({ art, outline: fingerOutline(art).map(put), isThumb: art === thumb })
  return (thumbUnder ? [thumb, ...fingers] : [...fingers, thumb]).map(digit)
}
