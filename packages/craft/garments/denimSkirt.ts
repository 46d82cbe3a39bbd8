import { add } from '@toile/geometry'
import { bandKnob } from './blocks/bands.ts'
import { flareKnob, lengthKnob, panelsKnob, riseKnob, slitKnob, slitPlaceKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt, onSkirt } from './blocks/draftSkirt.ts'
import { detailed, topstitch } from './marks.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { surfaceColumn, surfaceRow } from './blocks/skirtSeams.ts'
import { defineGarment } from './garment.ts'
import type { Piece } from './piece.ts'

/** A second row of stitching beside the centre seam and over the hem. */
const twinNeedle = (piece: Piece) => {
  const middle = surfaceColumn(piece, 0, 0.04, 0.97)
  const hem = surfaceRow(piece, 0.965)
  return [-0.03, 0.03]
    .map((x) => topstitch(middle.map((p) => add(p, [x, 0]))))
    .concat(hem.length ? [topstitch(hem)] : [])
}

/** A denim skirt: sewn like jeans, with a fly, twin needle seams and patch pockets behind (requirement S3.26). */
export const denimSkirt = defineGarment({
  id: 'denimSkirt',
  label: 'Denim skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.4,
    volume: 0.3,
    sleeve: 0,
    waist: 0.6,
    formality: 0.1,
    warmth: 0.4,
    print: 0.1,
    fabrics: ['denim', 'cotton'],
  },
  knobs: {
    length: lengthKnob(0.2, 0.4, 0.92),
    flare: flareKnob(-0.02, 0.05, 0.18),
    closure: skirtClosureKnob(),
    slit: slitKnob(0.2),
    slitPlace: slitPlaceKnob('centre'),
    pockets: pocketKnob('jeans'),
    hem: hemKnob(),
    panels: panelsKnob(2),
    yoke: yokeKnob(),
    band: bandKnob(),
    rise: riseKnob(0.2),
  },
  draft(figure, knobs, context) {
    const pieces = draftSkirt(figure, context, {}, knobs)
    return onSkirt(pieces, (piece) => detailed(piece, { lines: twinNeedle(piece) }))
  },
})
