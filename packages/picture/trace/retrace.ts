import type { BodyCategory } from '@toile/fashion/garments/garment.ts'
import type { Point } from '@toile/geometry'
import { type AnchorName, anchorNames, slotOf } from './anchor.ts'
import { maskOf, planeOf } from './kernels/plane.ts'
import { templateLibrary } from './recognise/library.ts'
import { recognise, seenOf } from './recognise/recognise.ts'
import { anchorsOn, entriesOf, type Template } from './recognise/template.ts'
import type { TracedPiece } from './traced.ts'

/** What a person corrects: the category, and anchors by their place in the mask's pixels. */
export interface Corrections {
  category?: BodyCategory
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

function recognisedAs(traced: TracedPiece, category: BodyCategory): Partial<TracedPiece> {
  const seen = readSeen(traced)
  const found = seen && recognise(seen, templateLibrary(), category)
  return found ? { anchors: found.anchors, doubtful: found.doubtful, choices: found.choices } : {}
}

/** A corrected piece as a template for the next sheets of the same account. */
export function templateOfTraced(traced: TracedPiece): Template | null {
  const seen = readSeen(traced)
  if (!seen) return null
  const { shape, lines } = seen
  return { category: traced.category, shape, lines, anchors: anchorsOn(shape, traced.anchors) }
}

const readSeen = (traced: TracedPiece) =>
  seenOf(
    maskOf(traced, (i) => traced.mask[i] > 127),
    planeOf(traced, (i) => traced.lines[i] / 255),
  )
