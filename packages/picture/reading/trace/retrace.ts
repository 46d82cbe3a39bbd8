import type { Template } from '@toile/craft/sketches/template.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import type { Point } from '@toile/geometry'
import { maskOf, planeOf } from '../../kernels/plane.ts'
import { type AnchorName, anchorNames, slotOf } from './anchor.ts'
import { chosenFirst, recognise } from './recognise/recognise.ts'
import { seenOf } from './recognise/seen.ts'
import { entriesOf, writeTraits } from './recognise/template.ts'
import { toShape } from './shape/shape.ts'
import type { TracedPiece } from './traced.ts'

/** What a person corrects: the category, and anchors by their place in the mask's pixels. */
export interface Corrections {
  category?: BodyCategory
  anchors?: Partial<Record<AnchorName, Point>>
}

/** The piece with corrections: a category that is given is the person's word, another one finds its own anchors, anchors that were moved stay where they were put. */
export function retrace(traced: TracedPiece, corrections: Corrections): TracedPiece {
  const category = corrections.category ?? traced.category
  const kept = category === traced.category ? traced : { ...traced, ...recognisedAs(traced, category) }
  const wanted = anchorNames(category)
  const moved = entriesOf(corrections.anchors ?? {}).filter(([name]) => wanted.includes(name))
  const settled = new Set(moved.map(([name]) => name))
  return {
    ...kept,
    category,
    choices: corrections.category ? chosenFirst(category, kept.choices) : kept.choices,
    slot: slotOf(category),
    anchors: { ...kept.anchors, ...Object.fromEntries(moved) },
    doubtful: kept.doubtful.filter((name) => !settled.has(name)),
  }
}

function recognisedAs(traced: TracedPiece, category: BodyCategory): Partial<TracedPiece> {
  const seen = readSeen(traced)
  if (!seen) return {}
  const { anchors, doubtful, choices } = recognise(seen, [], category)
  return { anchors, doubtful, choices }
}

/** A corrected piece as a template for the next sheets of the same account, about 2 kB as JSON; null for an empty mask. */
export function templateOf(traced: TracedPiece): Template | null {
  const seen = readSeen(traced)
  if (!seen) return null
  const placed = entriesOf(traced.anchors).map(([name, at]) => [name, toShape(seen.shape, at)])
  return { category: traced.category, traits: writeTraits(seen.traits), anchors: Object.fromEntries(placed) }
}

const readSeen = (traced: TracedPiece) =>
  seenOf(
    maskOf(traced, (i) => traced.mask[i] > 127),
    planeOf(traced, (i) => traced.lines[i] / 255),
  )
