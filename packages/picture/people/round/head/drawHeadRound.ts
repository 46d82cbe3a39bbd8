import type { Person } from '@toile/craft/mannequins/person.ts'
import { isTurnedAway } from '@toile/craft/mannequins/round/headPose.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { lerp, mix, type Path, type Point } from '@toile/geometry'
import type { Stage } from '../../../raster/stage.ts'
import { drawHair, drawTied } from '../../hair/drawHair.ts'
import type { Look } from '../../personLook.ts'
import { masked, openLayer } from '../../masked.ts'
import { openSitter, type Sitter } from '../../sitter.ts'
import { drawFaceRound } from './drawFaceRound.ts'
import { drawHeadFromBehind } from './drawHeadFromBehind.ts'
import { drawSkull } from './drawSkull.ts'
import { drawRoundEars, nearEar } from './drawRoundEars.ts'
import { hairFrame } from './hairFrame.ts'
import { hairFigure } from './hairRound.ts'
import { openRoundFeatures, type RoundFeatures } from './roundFeatures.ts'
import { cutOf, hasFringe, sidesOf } from './sidesOf.ts'
import { skullOf } from './skull.ts'
import { drawFarTemple, drawSideburn } from './temples.ts'

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
  if (turns) {
    stage.done?.('face')
    front.lay()
    stage.done?.('hair')
  }
  drawRoundEars(features)
  drawFaceRound(features)
  drawSideburn(features)
  stage.done?.('face')
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

/** How far before the ear a profile is bare. */
const beforeEar = 0.03

/** What front hair must not cover again: the far half of the face below the hairline. */
function farHalf({ head, outline, child, sitter }: RoundFeatures): Path {
  const cropped = sidesOf(sitter.person) === 'cropped'
  // Short ends turn in over the temple, which stays bare unless a fringe lies there.
  const bare = cropped && !hasFringe(sitter.person)
  const isFringed = hasFringe(sitter.person)
  const low = bare ? 0.24 : cropped ? 0.37 : child ? 0.5 : 0.45
  const hairline = head.on(0, isFringed ? low : lerp(low, Math.min(low, 0.3), head.aside))[1]
  const far = outline.far.filter(([, y]) => y > hairline)
  const levels = [0.98, 0.85, 0.7, 0.58, 0.52, ...(cropped ? [0.44, 0.38] : []), ...(bare ? [0.31, 0.25] : [])]
  const middle = levels.map((y): Point => {
    const place = head.on(-head.far * (y > 0.55 ? 0.1 : 0.02), y)
    return head.aside ? mix(place, head.see(0, y, beforeEar), head.aside) : place
  })
  const temple = head.aside && !cropped && !isFringed ? bareTemple.map(([y, z]) => head.see(0, y, z * head.aside)) : []
  return [...far, ...middle, ...temple]
}

/** Where the forehead of a profile is bare above the eye: heights, and how far before the ear. */
const bareTemple = [
  [0.44, 0.06],
  [0.38, 0.14],
  [0.32, 0.25],
] as const
