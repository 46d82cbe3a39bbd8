import { defineBlock } from '../block.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { bustEase, dartKnob, topKnobs } from './bodiceKnobs.ts'
import { lengthDress } from './lengthDress.ts'
import { flareShare, hipRoom, lengthShare, slitShare } from './lengthKnobs.ts'

/** A piece that is cut on the bias. */
const onBias = (piece: Piece): Piece => ({ ...piece, grain: { ...piece.grain, degrees: 45 } })

/** A dress in one length that follows the body: darts of two points or panels at the waist, a zip and a vent at the center back (requirement S1.11). */
export const sheathDress = defineBlock({
  id: 'sheathDress',
  name: 'Sheath dress',
  knobs: {
    ease: bustEase(10, 50, 120),
    waist: { name: 'Ease at the waist', unit: 'mm', least: 20, usual: 50, most: 240 },
    hips: hipRoom(20, 45, 140),
    darts: dartKnob,
    ...topKnobs,
    length: lengthShare(0.24, 0.53, 0.985),
    flare: flareShare(-0.04, -0.02, 0.3),
    slit: slitShare('Slit in the sides', 0),
    vent: slitShare('Vent at the back', 0.2),
    grain: { name: 'Grain', choices: ['straight', 'bias'] },
  },
  draft(body, { ease, waist, hips, darts, length, flare, slit, vent, grain, ...top }) {
    const long = length * body.waistToFloor
    const below = Math.max(0, long - body.waistToHips)
    const pattern = lengthDress(
      body,
      { fit: { bust: ease, waist, shaped: darts !== 'none' }, darts, open: 'back', room: ease, ...top },
      { length: long, hips, flare: flare * below, slit: slit * long, vent: vent * long },
    )
    return grain === 'bias' ? { ...pattern, pieces: pattern.pieces.map(onBias) } : pattern
  },
})
