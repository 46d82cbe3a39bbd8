import { type Point, reversed } from '@toile/geometry'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { Edge, EdgeEnd, EdgeOf, Piece } from '../../pattern/pattern.ts'

/** What an edge of a skirt or a leg is for. */
export type Part =
  | 'hem'
  | 'side'
  | 'waist'
  | 'dart'
  | 'center'
  | 'opening'
  | 'inseam'
  | 'yoke'
  | 'pocket'
  | 'bag'
  | 'vent'

/** An edge that is being drafted, in millimetres: where it starts (it ends where the next one starts), its curve, and its part in the garment. */
export interface Run {
  id: string
  part: Part
  from: Point
  handles?: readonly [Point, Point]
  end: EdgeEnd
  allowance: number
}

/** What a piece says besides its outline. */
export interface Labels {
  id: string
  name: string
  grain: Point
  pair?: boolean
  turn: number
  round?: 'trunk' | 'leg'
}

/** The edge of a piece that a drafted run becomes. */
function edgeOf({ id, handles, allowance, end }: Run): Edge {
  return handles ? { id, handles, allowance, end } : { id, allowance, end }
}

/** A piece of runs that close, counter-clockwise, in millimetres; points of darts become drill holes. */
export const pieceOf = (runs: readonly Run[], { id, name, grain, pair, turn, round }: Labels): Piece => ({
  id,
  name,
  corners: runs.map(({ from }) => from),
  edges: runs.map(edgeOf),
  grain: { at: grain, degrees: 90 },
  notches: [],
  drills: runs.flatMap(({ part, from }, i) => (part === 'dart' && runs[i - 1]?.part === 'dart' ? [from] : [])),
  lines: [],
  cut: { count: pair ? 2 : 1, of: 'shell', pair: pair ?? false },
  place: { round: round ?? 'trunk', turn },
})

/** The edges of a part of a piece in the order they are walked, `worn` on the left as its mirror image. */
export const edgesOf = (runs: readonly Run[], part: Part, piece: string, worn = false): EdgeOf[] => {
  const edges = runs.filter((run) => run.part === part).map(({ id }): EdgeOf => ({ piece, edge: id, mirrored: worn }))
  return worn ? reversed(edges) : edges
}

/** The mirror image of a closed round of runs, again counter-clockwise. */
export const mirrored = (runs: readonly Run[]): Run[] =>
  runs
    .map((run, i): Run => {
      const next = runs[(i + 1) % runs.length] ?? run
      const from = flipped(next.from)
      return run.handles
        ? { ...run, from, handles: [flipped(run.handles[1]), flipped(run.handles[0])] }
        : { ...run, from }
    })
    .reverse()

const renamed = (runs: readonly Run[], side: string): Run[] => runs.map((run) => ({ ...run, id: `${run.id}${side}` }))

/** A half whose center lies at x = 0, opened to the whole: runs named Left lie at the wearer's left when it is a front. */
export function opened(half: readonly Run[], plus = 'Left', minus = 'Right'): Run[] {
  const inner = (runs: readonly Run[]) => runs.filter(({ part }) => part !== 'center' && part !== 'opening')
  return [...renamed(inner(half), plus), ...renamed(inner(mirrored(half)), minus)]
}
