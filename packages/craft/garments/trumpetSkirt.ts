import { bandKnob } from './blocks/bands.ts'
import { depthKnob, flareKnob, flutesKnob, lengthKnob, riseKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt, onSkirt } from './blocks/draftSkirt.ts'
import { detailed, seam } from './marks.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { surfaceColumn } from './blocks/skirtSeams.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** The seams of triangles let into a hem: two lines that part below the knee. */
const godets = (piece: Piece, count: number) =>
  Array.from({ length: count }, (_, k) => {
    const angle = Math.PI * 0.8 * ((k + 0.5) / count - 0.5)
    const spread = 0.4 / count
    const head = surfaceColumn(piece, angle, 0.56, 0.6)
    return [-1, 1].map((side) => seam([head[0], ...surfaceColumn(piece, angle + side * spread, 0.8, 1)], 1.2, [0, 0]))
  }).flat()

/** A trumpet skirt: close to the knee, opened by godets into a fluted hem (requirement S3.26). */
export const trumpetSkirt = defineGarment({
  id: 'trumpetSkirt',
  label: 'Trumpet skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.75,
    volume: 0.45,
    sleeve: 0,
    waist: 0.9,
    formality: 0.7,
    warmth: 0.4,
    print: 0.6,
    fabrics: ['wool', 'silk', 'crepe', 'cotton'],
  },
  knobs: {
    length: lengthKnob(0.5, 0.74, 0.97),
    flare: flareKnob(0.04, 0.12, 0.24),
    flutes: flutesKnob(4, 9, 16),
    depth: depthKnob(0.05, 0.13, 0.2),
    godets: numberKnob('Godets', [0, 4, 7], '', 1),
    hem: hemKnob(),
    highLow: numberKnob('Shorter in front', [0, 0, 0.25]),
    closure: skirtClosureKnob(),
    yoke: yokeKnob(),
    band: bandKnob('faced'),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const pieces = draftSkirt(figure, context, { profile: 'trumpet' }, knobs, { darts: true })
    return onSkirt(pieces, (piece) => detailed(piece, { lines: godets(piece, Math.round(knobs.godets)) }))
  },
})
