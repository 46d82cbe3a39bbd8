import { distance, mix, type Path, type Point, partWhere, subtract } from '@toile/geometry'
import type { Figure, Limb } from '../../mannequins/figure.ts'
import type { Piece } from '../piece.ts'
import { hangsOn } from '../turn/hangsOn.ts'
import { movedPiece } from './movedPiece.ts'

/** How far up under the sleeve over it a longer one still lies, how much narrower it is there, and by how much it springs out again for every head beyond; in heads. */
const under = { runs: 0.36, within: 0.015, springs: 0.9 } as const

/** Which part of the sleeve over it is its end, in heads. */
const end = 0.3

/**
 * What is seen of sleeves and cuffs that are longer than those worn over them: from shortly above the other's end down, held in where they
 * come out. Their heads would stand out beside the armholes over them. `outer` are the pieces over them, both as drafted.
 */
export function sleeveBeyond(pieces: readonly Piece[], outer: readonly Piece[], figure: Figure): Piece[] {
  return pieces.flatMap((piece) => {
    if (!isSleeve(piece)) return [piece]
    const { side } = hangsOn(piece)
    const limb = figure.arms[side]
    const over = outer
      .filter((one) => isSleeve(one) && hangsOn(one).side === side)
      .flatMap((one) => one.outlines.flat())
    if (!over.length) return [piece]
    const root = limb.at(0).centre
    const reach = Math.max(...over.map((point) => distance(point, root)))
    const asides = over
      .filter((point) => distance(point, root) > reach - end)
      .map((point) => asideOf(limb, point).aside)
    const span = { least: Math.min(...asides) + under.within, most: Math.max(...asides) - under.within }
    const held = movedPiece(piece, (path) =>
      path.map((point) => heldIn(point, limb, span, distance(point, root) - reach)),
    )
    return partOf(held, (point) => distance(point, root) - reach + under.runs)
  })
}

const isSleeve = ({ role, onTop }: Piece) => (role === 'sleeve' || role === 'cuff') && !onTop

/** A piece where a measure of places is positive; nothing where it never is. */
function partOf(piece: Piece, measure: (point: Point) => number): Piece[] {
  const outlines = piece.outlines.map((outline) => partWhere(outline, measure)).filter((outline) => outline.length > 2)
  if (!outlines.length) return []
  const isWhole = (path: Path) => path.every((point) => measure(point) > 0)
  const cut = <Line extends { path: Path }>(lines: readonly Line[]): Line[] =>
    lines.flatMap((line) => runsWhere(line.path, measure).map((path) => ({ ...line, path })))
  return [
    {
      ...piece,
      outlines,
      sewn: [],
      volume: piece.volume?.map((outline) => partWhere(outline, measure)) ?? null,
      contours: cut(piece.contours),
      lines: cut(piece.lines),
      edges: cut(piece.edges),
      folds: piece.folds.filter(({ path }) => isWhole(path)),
      fittings: piece.fittings.filter(({ at }) => measure(at) > 0),
    },
  ]
}

/** The stretches of a line along which a measure of places is positive. */
function runsWhere(path: Path, measure: (point: Point) => number): Path[] {
  const runs: Point[][] = []
  let run: Point[] = []
  path.forEach((point, i) => {
    const before = path[i - 1]
    const [from, to] = [before ? measure(before) : 0, measure(point)]
    if (before && from > 0 !== to > 0) run.push(mix(before, point, from / (from - to)))
    if (to > 0) run.push(point)
    else if (run.length) {
      runs.push(run)
      run = []
    }
  })
  return [...runs, run].filter((one) => one.length > 1)
}

/** A place of a sleeve drawn in to what there is room for in the end of the sleeve over it. */
function heldIn(point: Point, limb: Limb, { least, most }: { least: number; most: number }, beyond: number): Point {
  const { aside, normal } = asideOf(limb, point)
  const spare = Math.max(0, beyond) * under.springs
  const by = Math.min(most + spare, Math.max(least - spare, aside)) - aside
  return [point[0] + normal[0] * by, point[1] + normal[1] * by]
}

/** How far a place lies to the outer side of a limb's middle, and where that is. */
function asideOf(limb: Limb, point: Point): { aside: number; normal: Point } {
  let best = limb.at(0)
  for (let i = 1; i <= steps; i++) {
    const next = limb.at((i / steps) * 2.1)
    if (distance(next.centre, point) < distance(best.centre, point)) best = next
  }
  const [x, y] = subtract(point, best.centre)
  return { aside: x * best.normal[0] + y * best.normal[1], normal: best.normal }
}
const steps = 60
