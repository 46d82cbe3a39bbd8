import { runLength } from '../../blocks/drafting/sewn.ts'
import type { EdgeOf, Pattern, Stitch } from '../../pattern/pattern.ts'

/** A place on a run of edges: an edge as it is walked, a share of it in the direction it is drawn, and whether that is the direction of the edge it is sewn to. */
export interface Meeting {
  edge: EdgeOf
  share: number
  turned: boolean
  /** The run that it lies on. */
  run: readonly EdgeOf[]
}

/** The places that meet a share of an edge of a piece where it is sewn: one for each seam that has it. */
export const meetings = (pattern: Pattern, of: Pick<EdgeOf, 'piece' | 'edge'>, at: number): Meeting[] =>
  pattern.stitches.flatMap(({ first, second }: Stitch) => [
    ...meeting(pattern, first, second, of, at),
    ...meeting(pattern, second, first, of, at),
  ])

/** The places on the other run of a seam that meet a share of an edge of one: sewn runs are walked in opposite directions. */
function meeting(
  { pieces }: Pattern,
  own: readonly EdgeOf[],
  other: readonly EdgeOf[],
  of: Pick<EdgeOf, 'piece' | 'edge'>,
  at: number,
): Meeting[] {
  return own.flatMap((one, index) => {
    if (one.piece !== of.piece || one.edge !== of.edge) return []
    const mirrored = one.mirrored ?? false
    const walked = runLength(pieces, own.slice(0, index)) + runLength(pieces, [one]) * (mirrored ? 1 - at : at)
    let rest = (1 - walked / runLength(pieces, own)) * runLength(pieces, other)
    for (const edge of other) {
      const length = runLength(pieces, [edge])
      const share = rest / length
      if (share <= 1 + 1e-9)
        return [
          {
            edge,
            share: edge.mirrored ? 1 - share : share,
            turned: (edge.mirrored ?? false) === mirrored,
            run: other,
          },
        ]
      rest -= length
    }
    return []
  })
}
