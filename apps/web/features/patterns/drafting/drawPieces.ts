import { add, boundsOf, type Path, type Point, scale, sure } from '@toile/geometry'
import { cutCounts } from '@toile/tailoring/pattern/cutCounts.ts'
import { cutLines } from '@toile/tailoring/pattern/cutLines.ts'
import { edgePath } from '@toile/tailoring/pattern/edgePath.ts'
import { grainLine } from '@toile/tailoring/pattern/grainLine.ts'
import { notchMarks } from '@toile/tailoring/pattern/notchMarks.ts'
import { outlineOf } from '@toile/tailoring/pattern/outlineOf.ts'
import type { Pattern, Piece } from '@toile/tailoring/pattern/pattern.ts'
import type { DrawnPiece } from './patternOrders.ts'

/** Half the length of the cross that marks a drill hole, in millimetres. */
const cross = 4

const down = ([x, y]: Point): Point => [x, 0 - y]
const rounded = (value: number) => Math.round(value * 100) / 100

/** A run of points as the path of an SVG, y down. */
const drawn = (path: Path) => path.map((point, i) => `${i ? 'L' : 'M'}${down(point).map(rounded).join(' ')}`).join('')

/** Draws the pieces of a pattern in one size. */
export function drawPieces(pattern: Pattern): DrawnPiece[] {
  const cuts = cutLines(pattern)
  return pattern.pieces.map((piece, i) => drawPiece(piece, sure(cuts[i])))
}

function drawPiece(piece: Piece, cut: Path): DrawnPiece {
  const { id, name, cut: counted, edges, lines, drills } = piece
  const { drawn: straight, mirrored } = cutCounts(piece)
  const [foot, head] = grainLine(piece)
  return {
    id,
    name,
    cut: counted,
    copies: straight + mirrored,
    box: boundsOf(cut.map(down)),
    lines: {
      cut: `${drawn(cut)}Z`,
      sewn: `${drawn(outlineOf(piece))}Z`,
      fold: edges
        .filter(({ end }) => end === 'fold')
        .map((edge) => drawn(edgePath(piece, edge.id)))
        .join(''),
      inner: lines.map(({ path }) => drawn(path)).join(''),
      notch: notchMarks(piece)
        .map(({ cut: at, inward, depth }) => drawn([at, add(at, scale(inward, depth))]))
        .join(''),
      drill: drills.map(crossAt).join(''),
    },
    grain: { foot: down(foot), head: down(head) },
    piece,
  }
}

const crossAt = ([x, y]: Point) =>
  drawn([
    [x - cross, y],
    [x + cross, y],
  ]) +
  drawn([
    [x, y - cross],
    [x, y + cross],
  ])
