import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { Figure, View } from '@toile/craft/mannequins/figure.ts'
import { boundsOf, type Path } from '@toile/geometry'
import { type DrawingStyle, openStage, type Stage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { construction } from './construction.ts'
import { drawUnworn } from './drawUnworn.ts'
import type { Dressed } from './dressed.ts'
import { dress } from './dressing.ts'
import { flatFigure } from './flatFigure.ts'
import { pathsOf } from './pathsOf.ts'
import type { Sources } from './sources.ts'

/** Size in pixels; the drawing is centred with a margin. */
export interface FlatOptions {
  width: number
  height: number
  view?: View
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
  const shown = style === 'flat' ? dressed.map(asMade) : dressed
  const stage = stageAround(host, outlinesOf(shown, figure), width, height, style)
  drawUnworn(stage, figure, shown, sources)
  return stage.surface
}

/** A drafted garment without the folds of wearing. */
export const asMade = (dressed: Dressed): Dressed =>
  dressed.kind === 'drafted' ? { ...dressed, pieces: dressed.pieces.map(construction) } : dressed

function outlinesOf(dressed: readonly Dressed[], figure: Figure): Path[] {
  const paths = pathsOf(dressed)
  return paths.length ? paths : [...figure.halves()]
}

/** How many pixels of the longer side make one pixel of the pen. */
const pensAcross = 620

function stageAround(host: Host, paths: readonly Path[], width: number, height: number, style: DrawingStyle): Stage {
  const box = boundsOf(...paths)
  const scale = 0.9 * Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const stage = openStage(host, {
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
  // Small things are drawn large and long ones small, all with one pen.
  return style === 'flat' ? { ...stage, pen: Math.max(width, height) / pensAcross } : stage
}
