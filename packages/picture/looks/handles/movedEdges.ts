import type { Piece } from '@toile/craft/garments/piece.ts'
import { dense, type Path, type Point, sure } from '@toile/geometry'

/** A place on the edge of a piece, and where that edge lies when the knob is turned; in pixels. */
export interface MovedSpot {
  at: Point
  by: Point
}

/** A stretch of edge that moves about as far as anything does. */
export interface MovedEdge {
  piece: Piece
  spots: readonly MovedSpot[]
  /** Length of the stretch times how far it moves. */
  weight: number
}

/** The longest step along an edge, in heads. */
const fine = 0.08
/** The share of the greatest move that counts as moving. */
const share = 0.82

/** Where the edges of a garment's pieces move from one drafting to another, the widest moves first; nothing below `least` pixels. */
export function movedEdges(
  before: readonly Piece[],
  after: readonly Piece[],
  place: (point: Point) => Point,
  least: number,
): MovedEdge[] {
  const rings = before.flatMap((piece) => {
    const other = after.find(({ name, layer }) => name === piece.name && layer === piece.layer)
    const paths = other?.outlines.map((path) => closed(path).map(place)) ?? []
    return paths.length === 0
      ? []
      : piece.outlines.map((path) => ({
          piece,
          spots: dense(closed(path), fine).map((point) => moved(place(point), paths)),
        }))
  })
  const most = Math.max(0, ...rings.flatMap(({ spots }) => spots.map(sizeOf)))
  if (most < least) return []
  return rings
    .flatMap(({ piece, spots }) =>
      runsOf(spots, most * share).map((run) => ({ piece, spots: run, weight: weigh(run) })),
    )
    .toSorted((one, other) => other.weight - one.weight)
}

const closed = (path: Path): Path => [...path, sure(path[0])]

/** How far a spot moves, in pixels. */
export const sizeOf = ({ by }: MovedSpot): number => Math.hypot(by[0], by[1])

/** The way from a place to the nearest place of other edges: what slides along its own edge is not seen to move. */
function moved(at: Point, paths: readonly Path[]): MovedSpot {
  let by: Point = [0, 0]
  let least = Number.POSITIVE_INFINITY
  for (const path of paths)
    for (let k = 1; k < path.length; k++) {
      const [a, b] = [sure(path[k - 1]), sure(path[k])]
      if (isFurther(at, a, b, least)) continue
      const way = wayTo(at, a, b)
      const away = way[0] ** 2 + way[1] ** 2
      if (away >= least) continue
      least = away
      by = way
    }
  return { at, by }
}

/** Whether a stretch lies wholly further away, across or down, than what was found already. */
function isFurther([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, least: number): boolean {
  const dx = Math.max(Math.min(ax, bx) - x, x - Math.max(ax, bx), 0)
  const dy = Math.max(Math.min(ay, by) - y, y - Math.max(ay, by), 0)
  return dx * dx + dy * dy >= least
}

function wayTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay]
  const long = dx * dx + dy * dy
  const t = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0
  return [ax + dx * t - x, ay + dy * t - y]
}

/** Stretches of a ring that move at least so far; one that runs on over the ring's beginning is one stretch. */
function runsOf(spots: readonly MovedSpot[], least: number): MovedSpot[][] {
  const still = spots.findIndex((spot) => sizeOf(spot) < least)
  if (still < 0) return [[...spots]]
  const ring = [...spots.slice(still), ...spots.slice(0, still)]
  const runs: MovedSpot[][] = []
  let run: MovedSpot[] = []
  for (const spot of ring) {
    if (sizeOf(spot) >= least) run.push(spot)
    else if (run.length) {
      runs.push(run)
      run = []
    }
  }
  return run.length ? [...runs, run] : runs
}

/** A stretch weighs by its length and how far it moves; of two sides alike the viewer's right one is taken hold of. */
function weigh(run: readonly MovedSpot[]): number {
  const moved = run.reduce((sum, spot) => sum + sizeOf(spot), 0)
  const right = run.reduce((sum, { at }) => sum + at[0], 0) / run.length
  return moved * (1 + right * 1e-4)
}
