import { lerp, mix } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { bandKnob } from './blocks/bands.ts'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt, skirtCutOf } from './blocks/draftSkirt.ts'
import { crease, detailed, pleat } from './marks.ts'
import type { SkirtCut } from './blocks/skirtCut.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Soft pleats from the waist that fade over the hip. */
function waistTucks(figure: Figure, cut: SkirtCut, count: number) {
  const folds = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: count }, (_, k) => {
      const from = figure.trunk(side * (0.24 + k * 0.13), cut.topY + 0.07, cut.ease)
      const to = figure.trunk(side * (0.34 + k * 0.15), lerp(cut.topY, cut.hemY, 0.42 - k * 0.05), cut.ease)
      return pleat([from, mix(from, to, 0.5), to], 0.022, 0.8, [0.02, 0.8], 0.06)
    }),
  )
  return { folds, lines: folds.map(({ path }) => crease(path.slice(0, 12), 1.5, [0.02, 0.8])) }
}

/** A tulip skirt: pleated into the waist, with two petals that cross and part over the knee (requirement S3.26). */
export const tulipSkirt = defineGarment({
  id: 'tulipSkirt',
  label: 'Tulip skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.45,
    volume: 0.35,
    sleeve: 0,
    waist: 0.9,
    formality: 0.6,
    warmth: 0.3,
    print: 0.6,
    fabrics: ['silk', 'wool', 'crepe', 'cotton', 'linen'],
  },
  knobs: {
    length: lengthKnob(0.28, 0.47, 0.7),
    taper: numberKnob('Taper to the hem', [-0.02, 0.02, 0.05]),
    fullness: numberKnob('Fullness at the hip', [0.02, 0.07, 0.14]),
    overlap: numberKnob('Overlap at the hem', [0.15, 0.4, 0.75]),
    round: numberKnob('Rounding of the petal', [0, 0.8, 1]),
    pleats: numberKnob('Waist pleats', [0, 3, 5], '', 1),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const shape = { profile: 'pencil', flare: -knobs.taper, hipEase: knobs.fullness } as const
    const lap = { overlap: knobs.overlap, round: knobs.round, tied: false }
    const back = figure.view === 'back'
    const pieces = draftSkirt(
      figure,
      context,
      shape,
      { length: knobs.length, rise: knobs.rise, band: knobs.band },
      { closure: 'wrap', darts: back, lap },
    )
    const tucks = waistTucks(
      figure,
      skirtCutOf(figure, shape, { length: knobs.length, rise: knobs.rise }),
      Math.round(knobs.pleats),
    )
    return pieces.map((piece) => (piece.name === (back ? 'skirt' : 'overskirt') ? detailed(piece, tucks) : piece))
  },
})
