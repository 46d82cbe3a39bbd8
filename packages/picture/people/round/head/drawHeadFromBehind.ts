import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { onBackOfHead } from '@toile/craft/mannequins/round/headPose.ts'
import { radians } from '@toile/craft/mannequins/round/place.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Path, Point } from '@toile/geometry'
import type { Stage } from '../../../raster/stage.ts'
import { drawBackOfHead } from '../../drawBackOfHead.ts'
import { drawHair } from '../../hair/drawHair.ts'
import { masked } from '../../masked.ts'
import type { Look } from '../../personLook.ts'
import { openSitter } from '../../sitter.ts'
import { drawFaceRound } from './drawFaceRound.ts'
import { drawRoundEars } from './drawRoundEars.ts'
import { drawSkull } from './drawSkull.ts'
import { hairFrame } from './hairFrame.ts'
import { openRoundFeatures } from './roundFeatures.ts'

/** The figure that the backs of hair styles are drawn on: its places go round with the head. */
export function figureBehind({ head, block }: Posed): Figure {
  const place = (x: number, y: number): Point => onBackOfHead(head, x, y)
  return { ...block, view: 'back', headYaw: 0, headRoll: 0, head: place, face: place }
}

/** Up to how many degrees of turn anything of a face is seen beyond the cheek, and a cheek before the ear. */
const ends = { face: 125, cheek: 145 } as const

/** Draws the back of a head in space: nape and hair, but for what is pressed under a hat. */
export function drawHeadFromBehind(
  stage: Stage,
  posed: Posed,
  person: Person,
  look: Look,
  pressed: readonly Path[],
): void {
  const turned = Math.abs(posed.head.yaw) / radians
  const draw = (layer: Stage) => {
    const sitter = openSitter(layer, figureBehind(posed), person, look)
    if (turned >= ends.cheek) return drawBackOfHead(sitter)
    const features = openRoundFeatures(openSitter(layer, posed.block, person, look), posed)
    drawSkull(features)
    drawRoundEars(features)
    if (turned < ends.face) drawFaceRound(features)
    drawHair(sitter, 'back')
  }
  if (pressed.length) masked(stage, { except: pressed, around: [hairFrame(posed)] }, draw)
  else draw(stage)
}
