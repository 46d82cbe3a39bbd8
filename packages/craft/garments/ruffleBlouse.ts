import { collarKnob } from './blocks/collars.ts'
import { closureKnob } from './blocks/placket.ts'
import { ruffled } from './blocks/ruffled.ts'
import { draftShirt } from './blocks/shirtBody.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A romantic blouse: a high frilled collar, a ruffled yoke and full sleeves (requirement S3.26). */
export const ruffleBlouse = defineGarment({
  id: 'ruffleBlouse',
  label: 'Ruffle blouse',
  category: 'blouse',
  slot: 'top',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.25,
    volume: 0.6,
    sleeve: 0.95,
    waist: 0.4,
    formality: 0.75,
    warmth: 0.3,
    print: 0.6,
    fabrics: ['chiffon', 'silk', 'cotton', 'organza', 'lace', 'crepe'],
  },
  knobs: {
    collar: collarKnob(['funnel', 'peterPan', 'jabot', 'bow', 'band']),
    ruffles: choiceKnob('Ruffles', [
      { id: 'yoke', label: 'Around the yoke' },
      { id: 'front', label: 'Down the front' },
      { id: 'tiers', label: 'In tiers' },
    ]),
    width: numberKnob('Width of the ruffles', [0.08, 0.16, 0.28], ''),
    sleeve: sleeveKnob(['mutton', 'bishop', 'puff', 'lantern', 'bell', 'long']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    closure: closureKnob(['buttons', 'hidden', 'none']),
    length: numberKnob('Length from waist to crotch', [-0.2, 0.32, 1.1]),
    ease: numberKnob('Ease at the bust', [0.015, 0.05, 0.2]),
    waist: numberKnob('Waist shaping', [0, 0.5, 1]),
    edging: edgingKnob,
  },
  draft: (figure, knobs, context) =>
    draftShirt(
      figure,
      context,
      {
        ...knobs,
        collarSize: 0.9,
        hem: 'straight',
        buttons: 7,
        yoke: 'none',
        pocket: 'none',
        sleeves: () => ({}),
      },
      (bodice) => ruffled(figure, bodice, knobs.ruffles, knobs.width, context.chance.branch('ruffles')),
    ),
})
