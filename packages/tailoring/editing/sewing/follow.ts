import { sure } from '@toile/geometry'
import { runLength } from '../../blocks/drafting/sewn.ts'
import type { EdgeOf, Pattern, Stitch } from '../../pattern/pattern.ts'
import { pieceNamed } from '../shape/pieceNamed.ts'
import { heldCorners } from './heldCorners.ts'
import { keyOfCorner, type RunEnd, runEnds } from './runEnds.ts'
import { beyond, carriedBy, slid } from './slid.ts'

/** The mismatch of a seam that is let be, and the most that any seam may have, in millimetres. */
const exact = 0.05
const most = 3

/** How much longer the first run of a stitch is than the second, its fullness taken off, in millimetres. */
export const mismatch = ({ pieces }: Pattern, { first, second, fullness = 1 }: Stitch): number =>
  runLength(pieces, first) / fullness - runLength(pieces, second)

const keyOfRun = (run: readonly EdgeOf[]) =>
  run.map(({ piece, edge, mirrored }) => `${piece} ${edge} ${mirrored}`).join()
const keyOfStitch = ({ first, second }: Stitch) => `${keyOfRun(first)} | ${keyOfRun(second)}`

/**
 * An edited pattern whose seams fit again as they did before it was edited: where one side of a seam became longer, the end of the other side lies further along its own edge.
 * Corners that were moved stay; a seam that nothing free can make fit is left as it is, and a check of the pattern finds it.
 */
export function follow(before: Pattern, edited: Pattern): Pattern {
  const former = new Map(before.stitches.map((stitch) => [keyOfStitch(stitch), stitch]))
  const wanted = edited.stitches.map((stitch) => {
    const was = former.get(keyOfStitch(stitch))
    const off = was ? mismatch(before, was) : mismatch(edited, stitch)
    return was || Math.abs(off) <= most ? off : 0
  })
  const held = heldCorners(before, edited)
  const left = new Set(edited.stitches.keys())
  let now = edited
  for (let turn = 0; turn < 4 * edited.stitches.length && left.size > 0; turn++) {
    const pattern = now
    const offs = [...left].map((i) => ({
      i,
      off: Math.abs(mismatch(pattern, sure(edited.stitches[i])) - sure(wanted[i])),
    }))
    const { i: worst, off } = offs.reduce((one, other) => (other.off > one.off ? other : one))
    if (off < exact) break
    const fitted = fit(before, now, sure(edited.stitches[worst]), sure(wanted[worst]), held)
    if (fitted) now = fitted
    else left.delete(worst)
  }
  return now
}

/** An end that could be moved, with all that goes along, and how well that suits. */
interface Choice {
  end: RunEnd
  carried: readonly number[]
  first: boolean
  worth: number
}

/** The pattern with one seam fitted at the end that suits best, whose corners are then held; nothing where none can. */
function fit(before: Pattern, now: Pattern, stitch: Stitch, wanted: number, held: Set<string>): Pattern | null {
  const changed = (run: readonly EdgeOf[]) => Math.abs(lengthOf(now, run) - lengthOf(before, run))
  const leads = changed(stitch.first) > changed(stitch.second)
  const choices = [true, false]
    .flatMap((first) =>
      endsOf(now, stitch, first, held).map((one) => ({ ...one, worth: one.worth + (first === leads ? -8 : 0) })),
    )
    .toSorted((a, b) => b.worth - a.worth)
  for (const { end, carried, first } of choices) {
    const fitted = solved(now, stitch, wanted, (mm) => slid(now, end, carried, mm), first)
    if (!fitted) continue
    for (const corner of [end.corner, ...carried]) held.add(keyOfCorner(now, { piece: end.piece, corner }))
    return fitted
  }
  return null
}

const lengthOf = ({ pieces }: Pattern, run: readonly EdgeOf[]): number =>
  run.every(({ piece, edge }) => pieces.some((one) => one.id === piece && one.edges.some(({ id }) => id === edge)))
    ? runLength(pieces, run)
    : 0

/** The free ends of one side of a stitch. */
function endsOf(now: Pattern, { first, second }: Stitch, isFirst: boolean, held: ReadonlySet<string>): Choice[] {
  const own = runEnds(now, isFirst ? first : second)
  const other = runEnds(now, isFirst ? second : first)
  return own.flatMap((end, i): Choice[] => {
    if (held.has(keyOfCorner(now, end))) return []
    const piece = pieceNamed(now, end.piece)
    const whole = carriedBy(piece, end)
    const free = whole.every((corner) => !held.has(keyOfCorner(now, { piece: end.piece, corner })))
    const carried = free ? whole : []
    // Sewn runs are walked in opposite directions: the start of one meets the end of the other.
    const meets = held.has(keyOfCorner(now, sure(other[1 - i])))
    return [
      { end, carried, first: isFirst, worth: (meets ? 4 : 0) + (carried.length > 0 ? 3 : 0) + besideWorth(now, end) },
    ]
  })
}

/** What the edge beyond an end says for moving it: one that is not sewn lets it go, one that is sewn and goes straight on does not. */
function besideWorth(now: Pattern, end: RunEnd): number {
  const piece = pieceNamed(now, end.piece)
  const count = piece.edges.length
  const edge = end.side === 'to' ? end.corner : (end.corner + count - 1) % count
  if (sure(piece.edges[edge]).end !== 'seam') return 2
  const [a, b] = [beyond(piece, end), beyond(piece, { edge, side: end.side === 'to' ? 'from' : 'to' })]
  return a[0] * b[0] + a[1] * b[1] < -0.8 ? -3 : 0
}

/** The pattern whose seam has the wanted mismatch, by as many millimetres as it takes; nothing where none are found or an edge would vanish. */
function solved(
  now: Pattern,
  stitch: Stitch,
  wanted: number,
  by: (mm: number) => Pattern,
  first: boolean,
): Pattern | null {
  const off = (mm: number) => mismatch(by(mm), stitch) - wanted
  const start = mismatch(now, stitch) - wanted
  let [a, atA] = [0, start]
  let b = first ? -start * (stitch.fullness ?? 1) : start
  for (let i = 0; i < 12; i++) {
    const atB = off(b)
    if (Math.abs(atB) < exact / 2) return by(b)
    const slope = (atB - atA) / (b - a)
    if (!Number.isFinite(slope) || Math.abs(slope) < 0.05) return null
    ;[a, atA, b] = [b, atB, b - atB / slope]
    if (Math.abs(b) > 20 * Math.abs(start) + 10) return null
  }
  return null
}
