import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type Features, openFeatures } from '../../faces/features.ts'
import type { Sitter } from '../../sitter.ts'
import { type RoundOutline, roundOutline } from './roundOutline.ts'
import { type Expression, expressionOf } from './moods.ts'
import { openTurnedHead, type TurnedHead } from './openTurnedHead.ts'

/** What a turned face is drawn from: today's colours and pens on the skin of a head in space. */
export interface RoundFeatures extends Features {
  head: TurnedHead
  outline: RoundOutline
  mood: Expression
  /** Where the eyes look, -1 the viewer's left .. 1. */
  gaze: number
  woman: boolean
  /** How much bolder eyes, brows and lips are touched in where a head is small, or they would fade into the skin. */
  bold: number
}

/** Opens the features of a sitter whose head takes part in a gesture. */
export function openRoundFeatures(sitter: Sitter, { head: pose, gesture }: Posed): RoundFeatures {
  const head = openTurnedHead(sitter.face, pose)
  // The skin of a turned head knows its own size.
  const face = (x: number, y: number, lift = 0) => head.on(x / pose.size, y, lift)
  return {
    ...openFeatures({ ...sitter, figure: { ...sitter.figure, face, headYaw: pose.yaw, headRoll: pose.roll } }),
    head,
    outline: roundOutline(head),
    mood: expressionOf(gesture),
    gaze: Math.max(-1, Math.min(1, gesture.gaze)),
    woman: sitter.face.kind === 'woman',
    bold: Math.max(1, Math.min(1.9, 0.7 / sitter.stage.pen)) ** 0.75,
  }
}
