import { sure } from '@toile/geometry'
import { notchesAlong, runLength } from '../../blocks/drafting/sewn.ts'
import type { EdgeOf, Pattern, Stitch } from '../../pattern/pattern.ts'
import { mismatch } from '../sewing/follow.ts'
import type { Finding } from '../faults/finding.ts'

/** How much the sides of a seam and the places of its notches may differ, in millimetres. */
const loose = 3
const notchLoose = 1

/** A finding at a seam: where its first run begins, and what that is sewn to. */
const at = ({ first, second }: Stitch): Pick<Finding, 'piece' | 'edge' | 'other'> => {
  const [one, other] = [sure(first[0]), sure(second.at(-1))]
  return { piece: one.piece, edge: one.edge, other: { piece: other.piece, edge: other.edge } }
}

/** What is wrong with the seams of a pattern: their lengths and their notches. */
export const checkSeams = (pattern: Pattern, stitches: readonly Stitch[] = pattern.stitches): Finding[] =>
  stitches.flatMap((stitch): Finding[] => {
    const mm = mismatch(pattern, stitch)
    const missed = notchesMissed(pattern, stitch)
    return [
      ...(Math.abs(mm) <= loose ? [] : [{ kind: 'seamLength', ...at(stitch), mm } as const]),
      ...(missed < notchLoose ? [] : [{ kind: 'notch', ...at(stitch), mm: missed } as const]),
    ]
  })

/** By how much the notches of a seam miss each other at most; as much as the seam is long where one side has more. */
function notchesMissed({ pieces }: Pattern, { first, second }: Stitch): number {
  const [long, short] = [runLength(pieces, first), runLength(pieces, second)]
  const one = notchesAlong(pieces, first).map(({ at: mm }) => ((long - mm) / long) * short)
  const other = notchesAlong(pieces, second).map(({ at: mm }) => mm)
  if (one.length !== other.length) return short
  const rising = (a: number, b: number) => a - b
  const sorted = other.toSorted(rising)
  return one.toSorted(rising).reduce((most, mm, i) => Math.max(most, Math.abs(mm - sure(sorted[i]))), 0)
}

const worn = ({ piece, edge, mirrored }: EdgeOf) => `${piece} ${edge} ${mirrored ?? false}`

/** Edges that end in a seam and are not sewn exactly once, and edges that are sewn though they do not. */
export function checkSewn({ pieces, stitches }: Pattern): Finding[] {
  const times = new Map<string, number>()
  for (const { first, second } of stitches)
    for (const one of [...first, ...second]) times.set(worn(one), (times.get(worn(one)) ?? 0) + 1)
  return pieces.flatMap((piece) =>
    piece.edges.flatMap(({ id, end }): Finding[] => {
      const sides = piece.cut.pair ? [false, true] : [false]
      const wanted = end === 'seam' ? 1 : 0
      const right = sides.every(
        (mirrored) => (times.get(worn({ piece: piece.id, edge: id, mirrored })) ?? 0) === wanted,
      )
      return right ? [] : [{ kind: 'unsewn', piece: piece.id, edge: id }]
    }),
  )
}
