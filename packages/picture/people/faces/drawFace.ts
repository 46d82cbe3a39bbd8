import { freeLine } from '../../raster/freeLine.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { overlap } from '../overlap.ts'
import type { Sitter } from '../sitter.ts'
import { drawAge } from './drawAge.ts'
import { drawBeard } from './drawBeard.ts'
import { drawBrow } from './drawBrow.ts'
import { drawEye } from './drawEye.ts'
import { drawMouth } from './drawMouth.ts'
import { drawNose } from './drawNose.ts'
import { drawStubble } from './drawStubble.ts'
import { drawEars } from './drawEars.ts'
import { drawFacePlanes } from './facePlanes.ts'
import { openFeatures } from './features.ts'
import { headOutline } from './headOutline.ts'

/** Draws ears, head and every feature of a face seen from the front. */
export function drawFace(sitter: Sitter): void {
  const { stage, figure, face, skin } = sitter
  const features = openFeatures(sitter)
  const head = headOutline(figure, face)
  drawEars(sitter)
  freeLine(stage, [...head, head[0]], {
    weight: stage.style === 'realistic' ? 2.3 : 3.2,
    color: features.line,
    taper: [0, 0],
    outside: 1,
  })
  paint(stage, { outlines: [head], albedo: skin.base, optics: skinOptics, fullness: 0.5, shadow: overlap(stage.style) })
  drawFacePlanes(features, head)
  if (face.stubble) drawStubble(features, head)
  for (const side of [-1, 1] as const) drawEye(features, side)
  for (const side of [-1, 1] as const) drawBrow(features, side)
  drawNose(features)
  drawMouth(features)
  if (face.age) drawAge(features)
  drawBeard(features, head)
}
