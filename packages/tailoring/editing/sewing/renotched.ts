import { notchesAlong, runLength } from '../../blocks/drafting/sewn.ts'
import type { EdgeOf, Notch, Pattern } from '../../pattern/pattern.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { edgesChanged } from './edgesChanged.ts'
import { keyOfEdge } from './runEnds.ts'

/** An edited pattern whose notches meet again: from what was edited on, the notches of each seam are put where those of its other side are. */
export function renotched(before: Pattern, edited: Pattern): Pattern {
  const settled = edgesChanged(before, edited)
  const open = new Set(edited.stitches)
  let now = edited
  for (let found = true; found; ) {
    found = false
    for (const stitch of open) {
      const [first, second] = [stitch.first, stitch.second].map((run) => run.some((one) => settled.has(keyOfEdge(one))))
      if (!first && !second) continue
      open.delete(stitch)
      found = true
      const [leads, follows] = first ? [stitch.first, stitch.second] : [stitch.second, stitch.first]
      now = withNotchesOf(now, leads, follows)
      for (const one of follows) settled.add(keyOfEdge(one))
    }
  }
  return now
}

/** A pattern in which one run of a seam has its notches where the other run has them; those that fit already stay as they are. */
function withNotchesOf(pattern: Pattern, leads: readonly EdgeOf[], follows: readonly EdgeOf[]): Pattern {
  const { pieces } = pattern
  const [long, short] = [runLength(pieces, leads), runLength(pieces, follows)]
  if (!(long > 0 && short > 0)) return pattern
  const own = notchesAlong(pieces, follows).toSorted((a, b) => a.at - b.at)
  const wanted = notchesAlong(pieces, leads)
    .map(({ at, kind }) => ({ at: ((long - at) / long) * short, kind }))
    .toSorted((a, b) => a.at - b.at)
  const alike = own.length === wanted.length
  if (alike && own.every(({ at }, i) => Math.abs(at - (wanted[i]?.at ?? 0)) < 0.1)) return pattern
  const put = wanted.flatMap(({ at, kind }, i) => placed(pattern, follows, at, alike ? (own[i]?.kind ?? kind) : kind))
  const keys = new Set(follows.map(keyOfEdge))
  return {
    ...pattern,
    pieces: pieces.map((piece) => {
      const others = piece.notches.filter(({ edge }) => !keys.has(keyOfEdge({ piece: piece.id, edge })))
      const own = put.filter((one) => one.piece === piece.id).map(({ notch }) => notch)
      const notches = [...others, ...apart(own)]
      return sameContent(notches, piece.notches) ? piece : { ...piece, notches }
    }),
  }
}

/** Notches of which none lies on another: an edge of a mirrored piece is the same edge. */
const apart = (notches: readonly Notch[]): Notch[] =>
  notches.filter(
    (notch, i) => !notches.slice(0, i).some(({ edge, at }) => edge === notch.edge && Math.abs(at - notch.at) < 1e-3),
  )

/** A notch at so many millimetres along a run, on the edge that lies there. */
function placed({ pieces }: Pattern, run: readonly EdgeOf[], at: number, kind: Notch['kind']) {
  let start = 0
  for (const one of run) {
    const length = runLength(pieces, [one])
    const share = length > 0 ? (at - start) / length : 0
    start += length
    if (share >= -1e-6 && share <= 1 + 1e-6) {
      const within = Math.min(1, Math.max(0, share))
      return [{ piece: one.piece, notch: { edge: one.edge, at: one.mirrored ? 1 - within : within, kind } }]
    }
  }
  return []
}
