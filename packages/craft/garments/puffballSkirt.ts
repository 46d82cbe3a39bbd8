import { bandKnob } from './blocks/bands.ts'
import { depthKnob, flareKnob, flutesKnob, gatherKnob, lengthKnob, riseKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt, onSkirt } from './blocks/draftSkirt.ts'
import { crease, detailed } from './marks.ts'
import { surfaceColumn } from './blocks/skirtSeams.ts'
import { defineGarment } from './garment.ts'
import type { Piece } from './piece.ts'

/** Creases that run up from the hem, where it is gathered under. */
const drawnIn = (piece: Piece) =>
  Array.from({ length: 17 }, (_, k) => {
    const run = surfaceColumn(piece, Math.PI * 0.94 * ((k + 0.5) / 17 - 0.5), 0.62 + 0.12 * ((k * 5) % 3), 1)
    return crease(run.slice().reverse(), 1.3, [0.02, 0.85])
  })

/** A puffball skirt: gathered at the waist and again at the hem, so that it stands out like a balloon (requirement S3.26). */
export const puffballSkirt = defineGarment({
  id: 'puffballSkirt',
  label: 'Puffball skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.35,
    volume: 0.85,
    sleeve: 0,
    waist: 0.8,
    formality: 0.5,
    warmth: 0.3,
    print: 0.7,
    fabrics: ['silk', 'jacquard', 'cotton', 'organza'],
  },
  knobs: {
    length: lengthKnob(0.2, 0.34, 0.6),
    volume: flareKnob(0.04, 0.16, 0.32),
    gather: gatherKnob(0.9, 1.6),
    flutes: flutesKnob(5, 9, 14),
    depth: depthKnob(0.02, 0.05, 0.1),
    yoke: yokeKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const pieces = draftSkirt(figure, context, { profile: 'balloon', flare: knobs.volume }, knobs)
    return onSkirt(pieces, (piece) => detailed(piece, { lines: drawnIn(piece) }))
  },
})
