import type { Path, Point } from '@toile/geometry'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { EdgeEnd } from '../../pattern/pattern.ts'

/** An edge while it is drafted: its name, the corner in millimetres that it leads to, its two handles if it is curved, what becomes of it, and what is cut beyond it where that is not usual. */
export interface Step {
  id: string
  to: Point
  handles?: readonly [Point, Point]
  end: EdgeEnd
  allowance?: number
}

/** Edges one after another from a corner, counter-clockwise round their piece; millimetres, x from the middle of the body, y up. */
export interface Round {
  from: Point
  steps: readonly Step[]
}

/** The mirror image at the middle of the body, again counter-clockwise, so from its end to its start. */
export function mirrored({ from, steps }: Round): Round {
  const corners: Path = [from, ...steps.map(({ to }) => to)].map(flipped)
  return {
    from: corners.at(-1) ?? from,
    steps: steps
      .map(({ handles, ...step }, i) => ({
        ...step,
        to: corners[i] ?? from,
        ...(handles ? { handles: [flipped(handles[1]), flipped(handles[0])] as const } : {}),
      }))
      .toReversed(),
  }
}

const named = (round: Round, side: string): Round => ({
  from: round.from,
  steps: round.steps.map((step) => ({ ...step, id: `${step.id}${side}` })),
})

/** The whole outline of a half that starts and ends in the middle, at x ≥ 0; edges are named after the side of the wearer, and the front shows the left one at x ≥ 0. */
export function opened(half: Round, face: 'front' | 'back'): Round {
  const [near, far] = face === 'front' ? ['Left', 'Right'] : ['Right', 'Left']
  return { from: half.from, steps: [...named(half, near).steps, ...named(mirrored(half), far).steps] }
}
