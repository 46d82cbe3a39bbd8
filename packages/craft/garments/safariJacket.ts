import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { ventKnob } from './blocks/outerBack.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A safari jacket: four bellows pockets, belt, epaulettes (requirement S3.26). */
export const safariJacket = defineGarment({
  id: 'safariJacket',
  label: 'Safari jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.4,
    volume: 0.45,
    sleeve: 0.9,
    waist: 0.85,
    formality: 0.4,
    warmth: 0.35,
    print: 0.25,
    fabrics: ['cotton', 'linen', 'gabardine', 'suede'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['shirt', 'notch', 'ulster', 'mandarin']),
    collarSize: numberKnob('Size of the collar', [0.18, 0.26, 0.36]),
    closure: outerClosureKnob(['single', 'hidden', 'snaps', 'zip']),
    buttons: numberKnob('Buttons', [3, 5, 6], '', 1),
    belt: outerBeltKnob(['buckled', 'tied', 'none']),
    length: numberKnob('Length from waist to crotch', [0.4, 0.95, 2]),
    ease: numberKnob('Ease at the bust', [0.05, 0.09, 0.24]),
    flare: numberKnob('Flare at the hem', [0, 0.06, 0.3]),
    epaulettes: choiceKnob('Shoulder straps', [
      { id: 'epaulettes', label: 'Epaulettes' },
      { id: 'plain', label: 'Plain' },
    ]),
    shoulder: shoulderKnob(),
    pocket: outerPocketKnob(['bellows', 'patchFlap', 'flap', 'none']),
    chest: chestPocketKnob('flaps'),
    sleeve: numberKnob('Length of the sleeve', [0.9, 1.98, 2.04], '', 0.05),
    cuff: cuffFinishKnob(['tab', 'turned', 'shirt', 'strap']),
    vents: ventKnob('centre'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.17,
      hem: topHem(figure, knobs.length),
      ease: knobs.ease,
      waist: 0.45,
      hipEase: knobs.ease + 0.03,
      flare: knobs.flare,
      shoulder: knobs.shoulder,
      collar: { kind: knobs.collar, breaks: levels.bust + 0.2 * tall, width: knobs.collarSize },
      closure: { kind: knobs.closure, count: knobs.buttons, radius: 0.028 },
      sleeve: { cut: 'coat', ease: 0.05 + knobs.ease * 0.3, hem: 0.06, length: knobs.sleeve, cuff: knobs.cuff },
      pockets: { kind: knobs.pocket, y: levels.waist + 0.22 * tall, height: 0.4 * tall },
      chest: { kind: knobs.chest, y: levels.bust - 0.02 },
      back: { yoke: 0.3, centre: true },
      vents: knobs.vents,
      belt: knobs.belt,
      beltHeight: 0.14,
      epaulettes: knobs.epaulettes === 'epaulettes',
      trims: knobs,
    })
  },
})
