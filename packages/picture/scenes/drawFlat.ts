import type { Design, Worn } from '@toile/fashion/designs/design.ts'
import type { Figure, View } from '@toile/fashion/mannequins/figure.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import { buildOf } from '@toile/fashion/mannequins/person.ts'
import { poseFigure } from '@toile/fashion/mannequins/poseFigure.ts'
import { neutral } from '@toile/fashion/mannequins/poses/neutral.ts'
import { boundsOf, type Path } from '@toile/geometry'
import { type DrawingStyle, openStage, type Stage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { type Dressed, dress } from './dressing.ts'
import { drawBehind, drawFronts, drawOverHead, drawSleeves, type OnFigure, readyGarments } from './drawGarments.ts'
import { openLayerCache } from './layers.ts'
import type { Sources } from './sources.ts'

/** Size in pixels; the drawing is centred with a margin. */
export interface FlatOptions {
  width: number
  height: number
  view?: View
}

/** The straight figure that a person's flats are drawn on. */
export function flatFigure(person: string, view: View): Figure {
  return poseFigure({ build: buildOf(findPerson(person) ?? people[0]), pose: neutral, view, flatFooted: true })
}

/** Draws the technical flat of one garment of a design, or of all of them as they are worn together: white cloth, black line, transparent ground (requirement S3.26). */
export function drawFlat(
  host: Host,
  design: Pick<Design, 'mannequin' | 'garments'>,
  sources: Sources,
  options: FlatOptions & { garment?: string },
): Surface {
  const garments = design.garments
    .filter((worn) => options.garment === undefined || worn.id === options.garment)
    .map((worn): Worn => (options.garment === undefined ? worn : { ...worn, hidden: false }))
  const figure = flatFigure(design.mannequin.person, options.view ?? 'front')
  return drawAlone(host, figure, dress({ garments }, figure, sources), sources, options, 'flat')
}

/** Draws garments without a wearer, centred in the picture. */
export function drawAlone(
  host: Host,
  figure: Figure,
  dressed: readonly Dressed[],
  sources: Sources,
  { width, height }: FlatOptions,
  style: DrawingStyle,
): Surface {
  const stage = stageAround(host, outlinesOf(dressed, figure), width, height, style)
  const garments = readyGarments(stage, figure, dressed, sources)
  const on: OnFigure = { stage, figure, figureKey: '', cache: openLayerCache({ figures: 0 }) }
  drawBehind(on, garments)
  drawFronts(on, garments)
  drawSleeves(on, garments)
  drawOverHead(on, garments)
  return stage.surface
}

function outlinesOf(dressed: readonly Dressed[], figure: Figure): Path[] {
  const paths = dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.flatMap((piece) => [...piece.outlines]) : [],
  )
  return paths.length ? paths : [...figure.halves()]
}

function stageAround(host: Host, paths: readonly Path[], width: number, height: number, style: DrawingStyle): Stage {
  const box = boundsOf(...paths)
  const scale = 0.9 * Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  return openStage(host, {
    width,
    height,
    scale,
    style,
    seed: 1,
    origin: [
      Math.round(width / 2 - ((box.left + box.right) / 2) * scale),
      Math.round(height / 2 - ((box.top + box.bottom) / 2) * scale),
    ],
  })
}
