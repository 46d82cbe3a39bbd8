import type { Person } from '@toile/craft/mannequins/person.ts'
import { isTurnedAway } from '@toile/craft/mannequins/round/headPose.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type Path, reversed } from '@toile/geometry'
import { freeLine, outsideOf } from '../../../raster/freeLine.ts'
import { paint } from '../../../raster/paint.ts'
import type { Stage } from '../../../raster/stage.ts'
import { drawAge } from '../../faces/drawAge.ts'
import { drawBeard } from '../../faces/drawBeard.ts'
import { drawStubble } from '../../faces/drawStubble.ts'
import { drawHair, drawTied } from '../../hair/drawHair.ts'
import type { Look } from '../../personLook.ts'
import { masked, openLayer } from '../../masked.ts'
import { overlap } from '../../overlap.ts'
import { openSitter, type Sitter } from '../../sitter.ts'
import { drawHeadFromBehind } from './drawHeadFromBehind.ts'
import { drawRoundBrows } from './brows.ts'
import { drawSkull } from './drawSkull.ts'
import { drawRoundEars, nearEar } from './drawRoundEars.ts'
import { drawRoundEyes } from './eyes.ts'
import { drawForms } from './forms.ts'
import { hairFrame } from './hairFrame.ts'
import { hairFigure } from './hairRound.ts'
import { drawRoundMouth } from './mouth.ts'
import { drawRoundNose } from './nose.ts'
import { openRoundFeatures, type RoundFeatures } from './roundFeatures.ts'
import { cutOf, hasFringe, sidesOf } from './sidesOf.ts'
import { skullOf } from './skull.ts'
import { drawFarTemple, drawSideburn } from './temples.ts'
import { faceOptics, faceWash } from './tones.ts'

/** The turn from which front hair lies under the face as well as over it, with the far half spared. */
const under = 15 * (Math.PI / 180)

/** Draws the head of a body in space over everything else: skull, face and front hair, but for what is pressed under a hat (requirement S3.04). */
export function drawHeadRound(
  stage: Stage,
  posed: Posed,
  person: Person,
  look: Look,
  pressed: readonly Path[] = [],
): void {
  if (isTurnedAway(posed.head)) return drawHeadFromBehind(stage, posed, person, look, pressed)
  const features = openRoundFeatures(openSitter(stage, posed.block, person, look), posed)
  const { head, outline } = features
  const hair: Sitter = {
    ...openSitter(stage, hairFigure(posed, 'front', cutOf(person)), person, look),
    outlines: { face: outline.whole, skull: skullOf(head, posed.build.neck[0][1]) },
    tiedApart: true,
  }
  const turns = Math.abs(head.pose.yaw) >= under
  const near = head.far === 1 ? -1 : 1
  const sides = sidesOf(person)
  const around = [hairFrame(posed)]
  if (pressed.length) masked(stage, { except: pressed, around }, (layer) => drawSkull(onLayer(features, layer)))
  else drawSkull(features)
  // Plaits are rooted behind the ears: cheeks and front hair lie over them.
  for (const side of [head.far, near] as const) drawTied(hair, side)
  drawFarTemple(features, hair.figure)
  const front = openLayer(stage, around, (layer) => drawHair({ ...hair, stage: layer }, 'front'))
  front.cut(pressed)
  if (turns) front.lay()
  drawRoundEars(features)
  drawFaceRound(features)
  drawSideburn(features)
  // A scarf lies on the cheek, hair goes behind it.
  if (turns && sides !== 'wrapped') front.cut([farHalf(features)])
  // What is cut short lies round the ear, not over it.
  if (sides === 'clipped' || sides === 'cropped') front.cut([nearEar(features)])
  front.lay()
}

const onLayer = (features: RoundFeatures, stage: Stage): RoundFeatures => ({
  ...features,
  sitter: { ...features.sitter, stage },
})

/** Draws the face itself, from its contour to its beard. */
function drawFaceRound(features: RoundFeatures): void {
  const { sitter, outline, line } = features
  const { stage, face } = sitter
  const below = (side: Path, from: number) => side.slice(Math.round(side.length * from))
  // One line from the far temple round the chin to the near ear.
  const contour = [...below(outline.far, 0.2), ...reversed(below(outline.near, 0.5))]
  freeLine(stage, contour, { weight: 3.2, color: line, taper: [0.12, 0.12], outside: outsideOf(contour) })
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
  drawRoundMouth(features)
  if (face.age) drawAge(features)
  drawBeard(features, outline.whole)
}

/** What front hair must not cover again: the far half of the face below the hairline. */
function farHalf({ head, outline, child, sitter }: RoundFeatures): Path {
  const cropped = sidesOf(sitter.person) === 'cropped'
  // Short ends turn in over the temple, which stays bare unless a fringe lies there.
  const bare = cropped && !hasFringe(sitter.person)
  const hairline = head.on(0, bare ? 0.24 : cropped ? 0.37 : child ? 0.5 : 0.45)[1]
  const far = outline.far.filter(([, y]) => y > hairline)
  const middle = [0.98, 0.85, 0.7, 0.58, 0.52, ...(cropped ? [0.44, 0.38] : []), ...(bare ? [0.31, 0.25] : [])].map(
    (y) => head.on(-head.far * (y > 0.55 ? 0.1 : 0.02), y),
  )
  return [...far, ...middle]
}
