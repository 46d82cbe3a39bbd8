import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { type HeadPose, headFromBehind, onHead } from '@toile/craft/mannequins/round/headPose.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Path, Point } from '@toile/geometry'
import type { Stage } from '../../../raster/stage.ts'
import { drawBackOfHead } from '../../drawBackOfHead.ts'
import { masked } from '../../masked.ts'
import type { Look } from '../../personLook.ts'
import { openSitter } from '../../sitter.ts'
import { hairFrame } from './hairFrame.ts'

/** The figure that the backs of hair styles are drawn on: its places go round with the head. */
export function figureBehind({ head, block }: Posed): Figure {
  const behind: HeadPose = { ...headFromBehind(head), lock: 0 }
  const place = (x: number, y: number): Point => onHead(behind, x, y)
  return { ...block, view: 'back', headYaw: 0, headRoll: 0, head: place, face: place }
}

/** Draws the back of a head in space: nape and hair, but for what is pressed under a hat. */
export function drawHeadFromBehind(
  stage: Stage,
  posed: Posed,
  person: Person,
  look: Look,
  pressed: readonly Path[],
): void {
  const draw = (layer: Stage) => drawBackOfHead(openSitter(layer, figureBehind(posed), person, look))
  if (pressed.length) masked(stage, { except: pressed, around: [hairFrame(posed)] }, draw)
  else draw(stage)
}
