import { collarKnob } from './blocks/collars.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { slitKnob } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { chestPocketsKnob, draftShirt } from './blocks/shirtBody.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { trimKnobs } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A boxy shirt with an open collar and short sleeves, worn out (requirement S3.26). */
export const campShirt = defineGarment({
  id: 'campShirt',
  label: 'Camp shirt',
  category: 'shirt',
  slot: 'top',
  wornOut: true,
  wornBy: [],
  character: {
    length: 0.29,
    volume: 0.5,
    sleeve: 0.35,
    waist: 0.05,
    formality: 0.2,
    warmth: 0.15,
    print: 0.9,
    fabrics: ['linen', 'cotton', 'silk', 'seersucker', 'crepe'],
  },
  knobs: {
    collar: collarKnob(['camp', 'point', 'band', 'shawl']),
    sleeve: sleeveKnob(['short', 'elbow', 'cap', 'threeQuarter']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.15, 0.62, 1.2]),
    hem: hemKnob(['straight', 'curved', 'tied']),
    ease: numberKnob('Ease at the bust', [0.04, 0.12, 0.28]),
    buttons: numberKnob('Buttons', [3, 5, 7], '', 1),
    pocket: chestPocketsKnob('one'),
    panels: panelKnob(['none', 'sides', 'band', 'hem']),
    slits: slitKnob(0.4),
    ...trimKnobs,
  },
  draft: (figure, knobs, context) =>
    draftShirt(
      figure,
      context,
      {
        ...knobs,
        collarSize: 1,
        closure: 'buttons',
        waist: 0.05,
        yoke: 'none',
        sleeves: () => ({ ease: 0.06 + knobs.ease * 0.35, hem: 0.07 + knobs.ease * 0.4 }),
      },
      (bodice) => draftPanels(figure, bodice, knobs.panels),
    ),
})
