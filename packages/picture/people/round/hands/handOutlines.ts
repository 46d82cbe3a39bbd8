import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type Path, type Point, spline } from '@toile/geometry'
import { withoutLoops } from './digitOutline.ts'
import { type DigitArt, type HandArt, handArt } from './roundHandArt.ts'
import { handBuilds, kindOf } from './handBones.ts'
import { type HandDoes, handDoes } from './handDoes.ts'
import { type HandFrame, handFrame } from './handFrame.ts'

/** A finger or thumb on the page. */
export interface Digit {
  art: DigitArt
  outline: Path
}

/** A hand at the end of its arm. */
export interface Hand {
  does: HandDoes
  frame: HandFrame
  art: HandArt
  /** It begins and ends on the arm's own edges, so that no gap and no cuff shows at the wrist. */
  palm: Path
  /** In the order in which they lie on each other. */
  digits: readonly Digit[]
}

/** The hand of somebody who is posed in space. */
export function handOf(posed: Posed, index: 0 | 1): Hand {
  const does = handDoes(posed, index)
  const frame = handFrame(posed, index, does)
  const { inner, outer } = posed.arms[index].ruler.limb.at(2)
  const art = handArt(does.pose, handBuilds[kindOf(posed.build)], does.view, (inner + outer) / 2 / frame.size)
  return {
    does,
    frame,
    art,
    palm: palmOf(posed, index, frame, art),
    digits: art.digits.map((one) => ({ art: one, outline: one.outline.map(frame.put) })),
  }
}

function palmOf(posed: Posed, index: 0 | 1, { put, thumbSide }: HandFrame, { palm }: HandArt): Path {
  const { limb } = posed.arms[index].ruler
  const edge = (t: number, u: number): Point => limb.edge(t, u)
  return withoutLoops(
    spline(
      [edge(1.86, -thumbSide), edge(1.95, -thumbSide), ...palm.map(put), edge(1.95, thumbSide), edge(1.86, thumbSide)],
      false,
      5,
    ),
  )
}
