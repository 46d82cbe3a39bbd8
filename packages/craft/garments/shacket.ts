import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A shirt cut as a jacket, loose and thick, with two breast pockets and a curved hem (requirement S3.26). */
export const shacket = defineGarment({
  id: 'shacket',
  label: 'Overshirt jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.36,
    volume: 0.6,
    sleeve: 1,
    waist: 0,
    formality: 0.15,
    warmth: 0.6,
    print: 0.7,
    fabrics: ['wool', 'cotton', 'corduroy', 'denim', 'tweed', 'suede', 'linen'],
  },
  knobs: {
    worn: wornKnob('open'),
    closure: outerClosureKnob(['placket', 'snaps', 'zip', 'hidden']),
    buttons: numberKnob('Buttons', [4, 6, 8], '', 1),
    collar: outerCollarKnob(['shirt', 'mandarin', 'hood', 'shearling', 'none']),
    collarSize: numberKnob('Size of the collar', [0.18, 0.24, 0.34]),
    length: numberKnob('Length from waist to crotch', [0, 0.85, 1.8]),
    curve: numberKnob('Curve of the hem', [0.02, 0.13, 0.22]),
    ease: numberKnob('Ease at the bust', [0.07, 0.14, 0.3]),
    shoulder: shoulderKnob('dropped'),
    sleeve: numberKnob('Width of the sleeve', [0.06, 0.1, 0.17]),
    cuff: cuffFinishKnob(['shirt', 'plain', 'turned', 'tab']),
    chest: chestPocketKnob('flaps'),
    pocket: outerPocketKnob(['none', 'patch', 'hand', 'patchFlap']),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.16,
      hem: topHem(figure, knobs.length) - knobs.curve * tall,
      hemCurve: knobs.curve,
      ease: knobs.ease,
      waist: 0.1,
      hipEase: knobs.ease * 0.8,
      flare: 0.02,
      shoulder: knobs.shoulder,
      armholeDrop: 0.1,
      collar: { kind: knobs.collar, breaks: levels.bust, width: knobs.collarSize },
      closure: { kind: knobs.closure, count: knobs.buttons, radius: 0.024 },
      sleeve: { cut: 'long', ease: knobs.sleeve, hem: 0.06, length: 1.98, cuff: knobs.cuff },
      pockets: { kind: knobs.pocket },
      chest: { kind: knobs.chest, y: levels.bust - 0.02 },
      back: { yoke: 0.26, yokePleat: true },
      trims: knobs,
    })
  },
})
