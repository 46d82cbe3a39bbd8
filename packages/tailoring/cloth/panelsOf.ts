import { distance, lengths, type Path, type Point, subtract, sure, unit } from '@toile/geometry'
import { edgePath } from '../pattern/edgePath.ts'
import { mirroredPiece } from '../pattern/mirroredPiece.ts'
import type { EdgeOf, Pattern, Piece } from '../pattern/pattern.ts'
import { clipPanel, type Run } from './clipPanel.ts'
import type { Panel } from './panel.ts'

/** The panels of a pattern that are seen when it is worn: outer cloth and ribs that are sewn to something, bands halved at their folds. */
export function panelsOf(pattern: Pattern): Panel[] {
  const all = pattern.stitches.flatMap(({ first, second }) => [...first, ...second])
  return pattern.pieces
    .filter((piece) => isSeen(piece, all))
    .flatMap((piece) =>
      (piece.cut.pair ? [false, true] : [false]).map((mirrored): Panel => {
        const sewn = all.filter((of) => of.piece === piece.id && (of.mirrored ?? false) === mirrored)
        return panelOf(mirrored ? mirroredPiece(piece) : piece, mirrored, sewn)
      }),
    )
}

/** Whether a piece shows: what lies behind others does not, nor what is held by a single edge and has neither hem nor fold. */
function isSeen({ id, cut, edges, lines, place }: Piece, all: readonly EdgeOf[]): boolean {
  if (place.behind || (cut.of !== 'shell' && cut.of !== 'rib')) return false
  const held = new Set(all.filter(({ piece }) => piece === id).map(({ edge }) => edge))
  if (held.size === 0) return false
  const bare = edges.every((edge) => held.has(edge.id) || edge.end === 'finished')
  return !(held.size === 1 && bare && lines.every(({ kind }) => kind !== 'fold'))
}

function panelOf(piece: Piece, mirrored: boolean, sewn: readonly EdgeOf[]): Panel {
  const isSewn = ({ edge }: Run) => sewn.some((of) => of.edge === edge)
  let runs: Run[] = piece.edges.map(({ id }) => ({ edge: id, path: edgePath(piece, id) }))
  let folded = false
  for (const { kind, path } of piece.lines) {
    if (kind !== 'fold' || path.length !== 2) continue
    const [from, to] = [sure(path[0]), sure(path[1])]
    const above = beside(from, unit(subtract(to, from)))
    const halves = [above, (place: Point) => -above(place)].map((measure) => clipPanel(runs, measure, '~fold'))
    const [one, other] = halves.map((half) => sum(half.filter(isSewn)))
    runs = sure(sure(one) >= sure(other) ? halves[0] : halves[1])
    folded = true
  }
  const held = runs.filter(isSewn).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const [longest] = held
  const band = folded && longest !== undefined && held.every((run) => run === longest || meets(run, longest))
  return { piece, mirrored, runs: band ? withoutLaps(runs, longest.path) : runs, band }
}

/** A band without what stands beyond the edge that it is held by, for the button or the bow. */
function withoutLaps(runs: Run[], held: Path): Run[] {
  const [from, to] = [sure(held[0]), sure(held.at(-1))]
  const along = unit(subtract(to, from))
  const ahead = (of: Point, [x, y]: Point, sign: number) => sign * ((x - of[0]) * along[0] + (y - of[1]) * along[1])
  // Corners on the line itself stay.
  const kept = (measure: number) => (measure > -0.05 ? Math.max(measure, 1e-9) : measure)
  const after = clipPanel(runs, (place) => kept(ahead(from, place, 1)), '~start')
  return clipPanel(after, (place) => kept(ahead(to, place, -1)), '~end')
}

const lengthOf = ({ path }: Run) => sure(lengths(path).at(-1))
const sum = (runs: readonly Run[]) => runs.reduce((total, run) => total + lengthOf(run), 0)
const meets = ({ path }: Run, other: Run) =>
  distance(sure(path[0]), sure(other.path.at(-1))) < 0.1 || distance(sure(path.at(-1)), sure(other.path[0])) < 0.1

/** How far places lie to the left of a line, in millimetres. */
const beside =
  (from: Point, along: Point) =>
  ([x, y]: Point) =>
    along[0] * (y - from[1]) - along[1] * (x - from[0])
