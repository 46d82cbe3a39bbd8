import type { Category } from '@toile/fashion/garments/garment.ts'
import type { Point } from '@toile/geometry'
import { type AnchorName, anchorNames, slotOf } from './anchor.ts'
import { maskOf, planeOf } from './kernels/plane.ts'
import { type InsideLines, linesOfShape } from './recognise/insideLines.ts'
import { templateLibrary } from './recognise/library.ts'
import { recognise } from './recognise/recognise.ts'
import { anchorsOn, entriesOf, type Template } from './recognise/template.ts'
import { shapeOf } from './shape/shape.ts'
import type { TracedPiece } from './traced.ts'

/** What a person corrects: the category, and anchors by their place in the mask's pixels. */
export interface Corrections {
  category?: Category
  anchors?: Partial<Record<AnchorName, Point>>
}

/** The piece with corrections: another category finds its own anchors, anchors that were moved stay where they were put. */
export function retrace(traced: TracedPiece, corrections: Corrections): TracedPiece {
  const category = corrections.category ?? traced.category
  const kept = category === traced.category ? traced : { ...traced, ...recognisedAs(traced, category) }
  const wanted = anchorNames(category)
  const moved = entriesOf(corrections.anchors ?? {}).filter(([name]) => wanted.includes(name))
  const settled = new Set(moved.map(([name]) => name))
  return {
    ...kept,
    category,
    slot: slotOf(category),
    anchors: { ...kept.anchors, ...Object.fromEntries(moved) },
    doubtful: kept.doubtful.filter((name) => !settled.has(name)),
  }
}

function recognisedAs(traced: TracedPiece, category: Category): Partial<TracedPiece> {
  const read = readShape(traced)
  const found = read && recognise(read.shape, read.lines, templateLibrary(), category)
  return found ? { anchors: found.anchors, doubtful: found.doubtful, choices: found.choices } : {}
}

/** A corrected piece as a template for the next sheets of the same account. */
export function templateOfTraced(traced: TracedPiece): Template | null {
  const read = readShape(traced)
  return read && { category: traced.category, ...read, anchors: anchorsOn(read.shape, traced.anchors) }
}

function readShape(traced: TracedPiece): (Pick<Template, 'shape'> & { lines: InsideLines }) | null {
  const mask = maskOf(traced, (i) => traced.mask[i] > 127)
  const shape = shapeOf(mask)
  const darkness = planeOf(traced, (i) => traced.lines[i] / 255)
  return shape && { shape, lines: linesOfShape(shape, darkness, mask) }
}
