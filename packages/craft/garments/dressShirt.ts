import { collarKnob } from './blocks/collars.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { closureKnob } from './blocks/placket.ts'
import { draftBib } from './blocks/shirtBib.ts'
import { draftShirt } from './blocks/shirtBody.ts'
import { cuffKnob, sleeveKnob } from './blocks/sleeve.ts'
import { hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** An evening shirt: a pleated bib, studs, a wing or turned-down collar and French cuffs (requirement S3.26). */
export const dressShirt = defineGarment({
  id: 'dressShirt',
  label: 'Dress shirt',
  category: 'shirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.25,
    sleeve: 0.95,
    waist: 0.25,
    formality: 0.95,
    warmth: 0.35,
    print: 0.1,
    fabrics: ['cotton', 'silk'],
  },
  knobs: {
    collar: collarKnob(['wing', 'point', 'cutaway', 'band']),
    bib: choiceKnob('Bib', [
      { id: 'pleated', label: 'Pleated' },
      { id: 'plain', label: 'Plain' },
      { id: 'ruffled', label: 'Ruffled' },
    ]),
    sleeve: sleeveKnob(['long', 'bishop', 'short']),
    cuff: { ...cuffKnob, normal: 'french' },
    closure: closureKnob(['buttons', 'hidden', 'snaps']),
    length: numberKnob('Length from waist to crotch', [-0.1, 0.66, 1.2]),
    hem: hemKnob(['shirtTail', 'straight', 'curved']),
    ease: numberKnob('Ease at the bust', [0.015, 0.045, 0.2]),
    waist: numberKnob('Waist shaping', [0, 0.5, 1]),
    buttons: numberKnob('Buttons', [4, 6, 9], '', 1),
    hardware: hardwareKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, knobs, context) =>
    draftShirt(figure, context, { ...knobs, collarSize: 1, yoke: 'none', pocket: 'none' }, (bodice) =>
      draftBib(figure, bodice, knobs.bib, context.chance),
    ),
})
