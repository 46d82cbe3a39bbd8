import type { LineStrokes } from '@toile/craft/sketches/linesOrder.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Pixels } from '../../surface.ts'
import { countOf } from '../../kernels/plane.ts'
import { kindOfPicture } from '../brands/kindOfPicture.ts'
import { findFigure } from '../figures/findFigure.ts'
import { mirrorAxis } from '../trace/shape/axis.ts'
import { laidGarments } from './laidGarments.ts'
import type { GarmentsSeen, SeenGarment } from './seenGarment.ts'
import { wornGarments } from './wornGarments.ts'

/** A figure below this doubt is one. */
const leastSure = 0.75
/** The least share of a picture that a garment on patterned ground takes, and how alike its sides are. */
const leastShare = 0.1
const alike = 0.82

/** The garments of a picture: those that somebody wears in it, else those that lie or are drawn in it; nobody is guessed among several. */
export function garmentsSeen(pixels: Pixels, strokes: LineStrokes): GarmentsSeen {
  const seems = kindOfPicture(pixels)
  const said = strokes.keep.length + strokes.drop.length > 0
  const figure = seems === 'sheet' || seems === 'print' ? null : findFigure(pixels, strokes)
  const worn = figure && figure.doubt < leastSure ? wornGarments(pixels, figure) : null
  if (worn?.garments.length) {
    if (figure?.several && !said) throw refuse('tooManyPeople')
    return worn
  }
  const isPrint = seems === 'print' && !said
  const laid = laidGarments(pixels, strokes, isPrint)
  return isPrint ? { ...laid, garments: laid.garments.filter(standsAlone) } : laid
}

/** What seems to be cloth from edge to edge is a garment only where it mirrors itself and keeps off the edges. */
function standsAlone({ mask }: SeenGarment): boolean {
  const { width, height, values } = mask
  let edge = 0
  for (let x = 0; x < width; x++) edge += values[x] + values[(height - 1) * width + x]
  for (let y = 0; y < height; y++) edge += values[y * width] + values[y * width + width - 1]
  return edge === 0 && countOf(mask) > leastShare * values.length && mirrorAxis(mask).symmetry > alike
}
