import { add, type Path, type Point, subtract, sure } from '@toile/geometry'
import { cutCounts } from '../pattern/cutCounts.ts'
import { edgePath } from '../pattern/edgePath.ts'
import { grainLine } from '../pattern/grainLine.ts'
import { notchMarks } from '../pattern/notchMarks.ts'
import { outlineOf } from '../pattern/outlineOf.ts'
import type { Piece } from '../pattern/pattern.ts'
import { dxfEntity, dxfLayers, type Tag } from './dxfEntity.ts'

const { polyline, line, point, notch, text } = dxfEntity

/** The angle in degrees from which a vertex is a corner, not part of a curve. */
const corner = 20

/** A piece of one size as the entities of its block, in millimetres, with the line it is cut along and its names in ASCII. */
export function dxfPiece(piece: Piece, cut: Path, { name, size }: { name: string; size: string }): Tag[] {
  const sewn = outlineOf(piece)
  return [
    ...textsOf(piece, name, size),
    ...polyline(dxfLayers.boundary, cut, true),
    ...[cut, sewn].flatMap(vertices),
    ...notchMarks(piece).flatMap((mark) =>
      notch(dxfLayers.notches, mark.cut, mark.depth, (degreesOf(mark.inward) + 360) % 360),
    ),
    ...piece.edges.flatMap(({ id, end }) =>
      end === 'fold' ? polyline(dxfLayers.folds, edgePath(piece, id), false) : [],
    ),
    // Sizes are drafted on one origin, so they are graded along the grain.
    ...line(dxfLayers.grading, ...grainLine(piece)),
    ...line(dxfLayers.grain, ...grainLine(piece)),
    ...piece.lines.flatMap(({ path }) => polyline(dxfLayers.inner, path, false)),
    ...piece.drills.flatMap((drill) => point(dxfLayers.drills, drill)),
    ...polyline(dxfLayers.sewing, sewn, true),
    ...polyline(dxfLayers.boundaryCheck, cut, true),
  ]
}

/** What a reader learns of a piece by name, and what is plotted on it. */
function textsOf(piece: Piece, name: string, size: string): Tag[] {
  const { drawn, mirrored } = cutCounts(piece)
  const note = `${name} / ${size} / CUT ${drawn + mirrored}${mirrored ? ' (PAIR)' : ''} ${piece.cut.of.toUpperCase()}`
  const system = [
    `Piece Name: ${name}`,
    `Size: ${size}`,
    `Quantity: ${drawn},${mirrored}`,
    `Category: ${piece.cut.of.toUpperCase()}`,
    `Material: ${piece.cut.of.toUpperCase()}`,
    `Annotation: ${note}`,
  ]
  const below = (i: number): Point => add(piece.grain.at, [0, -8 * i])
  return [
    ...system.flatMap((words, i) => text(dxfLayers.boundary, below(i), words)),
    ...text(dxfLayers.notes, below(system.length), note),
  ]
}

const degreesOf = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI

/** Every vertex of a closed line once more, as a corner or as a point of a curve. */
const vertices = (outline: Path): Tag[] =>
  outline.flatMap((here, i) => {
    const into = degreesOf(subtract(here, sure(outline.at(i - 1))))
    const out = degreesOf(subtract(sure(outline[(i + 1) % outline.length]), here))
    const turn = Math.abs(((out - into + 540) % 360) - 180)
    return point(turn >= corner ? dxfLayers.turns : dxfLayers.curves, here)
  })
