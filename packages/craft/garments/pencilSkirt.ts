import { bandKnob } from './blocks/bands.ts'
import { lengthKnob, panelsKnob, riseKnob, slitKnob, slitPlaceKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A pencil skirt: narrow to the knee, darted, with a slit to walk in (requirement S3.26). */
export const pencilSkirt = defineGarment({
  id: 'pencilSkirt',
  label: 'Pencil skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.55,
    volume: 0.1,
    sleeve: 0,
    waist: 0.9,
    formality: 0.7,
    warmth: 0.4,
    print: 0.4,
    fabrics: ['wool', 'crepe', 'cotton', 'leather', 'denim', 'tweed'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.54, 0.85),
    taper: numberKnob('Taper to the hem', [-0.03, 0.005, 0.035]),
    slit: slitKnob(0.22),
    slitPlace: slitPlaceKnob(),
    hem: hemKnob(),
    closure: skirtClosureKnob(),
    pockets: pocketKnob('none'),
    yoke: yokeKnob(),
    panels: panelsKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft: (figure, knobs, context) =>
    draftSkirt(figure, context, { profile: 'pencil', flare: -knobs.taper }, knobs, { darts: true }),
})
