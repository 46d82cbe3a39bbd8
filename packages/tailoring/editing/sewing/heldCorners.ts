import { distance } from '@toile/geometry'
import type { Pattern } from '../../pattern/pattern.ts'

/** The names of the corners that an edit moved or made: what a person put somewhere stays there. */
export function heldCorners(before: Pattern, edited: Pattern): Set<string> {
  const former = new Map(
    before.pieces.flatMap(({ id, edges, corners }) =>
      edges.map((edge, i) => [`${id} ${edge.id}`, corners[i]] as const),
    ),
  )
  return new Set(
    edited.pieces.flatMap(({ id, edges, corners }) =>
      edges.flatMap((edge, i) => {
        const [was, is] = [former.get(`${id} ${edge.id}`), corners[i]]
        return was && is && distance(was, is) < 1e-6 ? [] : [`${id} ${edge.id}`]
      }),
    ),
  )
}
