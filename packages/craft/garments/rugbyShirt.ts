import { collarKnob } from './blocks/collars.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { slitKnob } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { closureKnob } from './blocks/placket.ts'
import { draftShirt } from './blocks/shirtBody.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A heavy striped jersey with a woven collar and a short placket (requirement S3.26). */
export const rugbyShirt = defineGarment({
  id: 'rugbyShirt',
  label: 'Rugby shirt',
  category: 'tShirt',
  slot: 'top',
  wornOut: true,
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.45,
    sleeve: 0.95,
    waist: 0.05,
    formality: 0.1,
    warmth: 0.45,
    print: 0.1,
    fabrics: ['jersey', 'cotton'],
  },
  knobs: {
    panels: panelKnob(['hoops', 'band', 'chest', 'sides', 'none']),
    closure: closureKnob(['placket', 'halfZip', 'none']),
    collar: collarKnob(['polo', 'band', 'point']),
    collarSize: numberKnob('Collar size', [0.7, 1, 1.4]),
    sleeve: sleeveKnob(['knit', 'short', 'plain', 'raglan']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.1, 0.6, 1.1]),
    hem: hemKnob(['straight', 'curved', 'shirtTail']),
    ease: numberKnob('Ease at the bust', [0.02, 0.1, 0.26]),
    slits: slitKnob(0.4),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft: (figure, knobs, context) =>
    draftShirt(
      figure,
      context,
      {
        ...knobs,
        waist: 0.15,
        buttons: 3,
        yoke: 'none',
        pocket: 'none',
        sleeves: (base) => ({ ease: Math.max(0.05, base.ease * 0.8), contrast: base.shape === 'raglan' }),
      },
      (bodice) => draftPanels(figure, bodice, knobs.panels),
    ),
})
