import type { Person } from '@toile/craft/mannequins/person.ts'
import { isTurnedAway } from '@toile/craft/mannequins/round/headPose.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Path } from '@toile/geometry'
import type { Stage } from '../../../raster/stage.ts'
import { drawHair } from '../../hair/drawHair.ts'
import type { Look } from '../../personLook.ts'
import { masked } from '../../masked.ts'
import { openSitter } from '../../sitter.ts'
import { figureBehind } from './drawHeadFromBehind.ts'
import { hairFrame } from './hairFrame.ts'
import { hairFigure } from './hairRound.ts'
import { cutOf } from './sidesOf.ts'

/** Draws the hair that hangs behind neck and shoulders of a body in space, but for what is pressed under a hat; the first layer of a look. */
export function drawHairBehindRound(
  stage: Stage,
  posed: Posed,
  person: Person,
  look: Look,
  pressed: readonly Path[] = [],
): void {
  const figure = isTurnedAway(posed.head) ? figureBehind(posed) : hairFigure(posed, 'behind', cutOf(person))
  const draw = (layer: Stage) => drawHair(openSitter(layer, figure, person, look), 'behind')
  if (pressed.length) masked(stage, { except: pressed, around: [hairFrame(posed)] }, draw)
  else draw(stage)
}
