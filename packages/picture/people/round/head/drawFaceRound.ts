import { type Path, type Point, reversed } from '@toile/geometry'
import { freeLine, outsideOf } from '../../../raster/freeLine.ts'
import { paint } from '../../../raster/paint.ts'
import { drawAge } from '../../faces/drawAge.ts'
import { drawBeard } from '../../faces/drawBeard.ts'
import { drawStubble } from '../../faces/drawStubble.ts'
import { overlap } from '../../overlap.ts'
import { drawRoundBrows } from './brows.ts'
import { drawRoundEyes } from './eyes.ts'
import { drawForms } from './forms.ts'
import { drawRoundMouth } from './mouth.ts'
import { drawRoundNose } from './nose.ts'
import { showsMouth } from './seenSides.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import { faceOptics, faceWash } from './tones.ts'

/** From how much of a profile on the nose is the contour where it stands. */
const isContour = 0.2

/** A contour without the part before which the nose of a profile stands. */
function besideNose({ head, sitter }: RoundFeatures, contour: Path): Path[] {
  if (head.aside < isContour) return [contour]
  const { eye, nose } = sitter.face
  const [from, to] = [head.on(0, eye.y - 0.01)[1], head.on(0, nose.y + 0.02)[1]]
  const middle = head.on(head.far * 0.02, nose.y)[0]
  const isNose = ([x, y]: Point) => y > from && y < to && (x - middle) * head.far > -0.12
  const [first, last] = [contour.findIndex(isNose), contour.findLastIndex(isNose)]
  return first < 0 ? [contour] : [contour.slice(0, first + 1), contour.slice(last)].filter((run) => run.length > 1)
}

/** Draws the face itself, from its contour to its beard. */
export function drawFaceRound(features: RoundFeatures): void {
  const { sitter, outline, line } = features
  const { stage, face } = sitter
  const below = (side: Path, from: number) => side.slice(Math.round(side.length * from))
  // One line from the far temple round the chin to the near ear.
  const contour = [...below(outline.far, 0.2), ...reversed(below(outline.near, 0.5))]
  const outside = outsideOf(contour)
  for (const run of besideNose(features, contour))
    freeLine(stage, run, { weight: 3.2, color: line, taper: [0.12, 0.12], outside })
  paint(stage, {
    outlines: [outline.whole],
    albedo: faceWash(features),
    optics: faceOptics(stage.style),
    fullness: 0.5,
    shadow: overlap(stage.style),
  })
  drawForms(features)
  if (face.stubble) drawStubble(features, outline.whole)
  drawRoundEyes(features)
  drawRoundBrows(features)
  drawRoundNose(features)
  if (showsMouth(features.head)) drawRoundMouth(features)
  if (face.age) drawAge(features)
  drawBeard(features, outline.whole)
}
