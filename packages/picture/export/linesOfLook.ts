import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { knownKnobs } from '@toile/craft/sketches/knownKnobs.ts'
import type { DrawnCategory, LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { flatFigure } from '../looks/flatFigure.ts'
import type { Sources } from '../looks/sources.ts'
import type { Host } from '../surface.ts'
import { garmentParts } from './garmentParts.ts'
import { drawingOfParts } from './drawingOfParts.ts'
import { shoeParts } from './shoeParts.ts'

/** The finest line of an element on a drawing, in millimetres of the garment. */
const dot = 1.4

/** The line drawings of a look, one for each garment that it shows and one for its shoes (requirement S3.11): each alone and whole, from the front, as it is made. */
export function linesOfLook(
  host: Host,
  design: Pick<Design, 'mannequin' | 'garments' | 'shoes'>,
  sources: Pick<Sources, 'traced' | 'stamp'> = { traced: () => null },
): LineDrawing[] {
  const figure = flatFigure(design.mannequin.person, 'front')
  const garments = design.garments
    .filter(({ hidden }) => !hidden)
    .flatMap((worn) => drawingOfGarment(figure, worn, sources) ?? [])
  const shoes = drawingOfParts(figure, shoeParts(host, design))
  return [...garments, ...(shoes ? [{ ...shoes, ...named('shoes') }] : [])]
}

const named = (category: DrawnCategory) => ({ category, choices: [{ category, confidence: 1 }] })

function drawingOfGarment(figure: Figure, worn: Worn, sources: Pick<Sources, 'traced' | 'stamp'>): LineDrawing | null {
  const drawing = drawingOfParts(figure, garmentParts(figure, worn, { ...sources, dot }))
  if (!drawing) return null
  if (worn.cut.kind === 'traced') {
    const category = sources.traced(worn.cut.traced)?.category
    return category ? { ...drawing, ...named(category) } : null
  }
  const garment = findWearable(worn.cut.garment)
  if (!garment) return null
  const isDrafted = garment.slot !== 'accessory'
  return {
    ...drawing,
    ...named(garment.category),
    garment: isDrafted ? { id: garment.id, knobs: { ...knownKnobs(garment.id, worn.knobs) } } : null,
  }
}
