import { bandKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { finishSkirt } from './blocks/finishSkirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

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
    fabrics: ['wool', 'cotton', 'leather', 'denim', 'knit'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.54, 0.85),
    taper: numberKnob('Taper to the hem', [-0.03, 0.005, 0.035]),
    slit: numberKnob('Slit', [0, 0.22, 0.6]),
    slitPlace: choiceKnob('Slit place', [
      { id: 'side', label: 'Side front' },
      { id: 'back', label: 'Centre back' },
    ]),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const onThisSide = (knobs.slitPlace === 'back') === (figure.view === 'back')
    const cut = {
      ...plainSkirt,
      topY: waistLevel(figure, knobs.rise),
      hemY: hemLevel(figure, knobs.length),
      profile: 'pencil',
      flare: -knobs.taper,
      slit: onThisSide ? knobs.slit : 0,
      slitAt: knobs.slitPlace === 'back' ? 0.5 : 0.7,
    } as const
    return finishSkirt(figure, skirt(figure, cut, context.chance), cut, {
      band: knobs.band,
      darts: true,
      centreBack: true,
    })
  },
})
