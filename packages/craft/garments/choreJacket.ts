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
import { choiceKnob, numberKnob } from './knob.ts'

/** A work jacket: three or four patch pockets, turned-down collar, sturdy buttons (requirement S3.26). */
export const choreJacket = defineGarment({
  id: 'choreJacket',
  label: 'Chore jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.34,
    volume: 0.5,
    sleeve: 1,
    waist: 0,
    formality: 0.2,
    warmth: 0.4,
    print: 0.3,
    fabrics: ['cotton', 'denim', 'linen', 'corduroy'],
  },
  knobs: {
    worn: wornKnob('closed'),
    closure: outerClosureKnob(['single', 'placket', 'snaps', 'zip']),
    buttons: numberKnob('Buttons', [3, 5, 6], '', 1),
    collar: outerCollarKnob(['shirt', 'notch', 'mandarin', 'none']),
    collarSize: numberKnob('Size of the collar', [0.18, 0.25, 0.34]),
    length: numberKnob('Length from waist to crotch', [0.2, 0.78, 1.5]),
    ease: numberKnob('Ease at the bust', [0.06, 0.1, 0.26]),
    shoulder: shoulderKnob('natural'),
    sleeve: numberKnob('Width of the sleeve', [0.05, 0.085, 0.15]),
    cuff: cuffFinishKnob(['plain', 'shirt', 'turned', 'tab']),
    chest: chestPocketKnob('patch'),
    pocket: outerPocketKnob(['patch', 'patchFlap', 'bellows', 'none']),
    pocketWidth: numberKnob('Width of the pockets', [0.22, 0.33, 0.42]),
    corners: choiceKnob('Front corners', [
      { id: 'straight', label: 'Straight' },
      { id: 'rounded', label: 'Rounded' },
    ]),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.16,
      hem: topHem(figure, knobs.length),
      hemShape: knobs.corners,
      hemCurve: 0.03,
      ease: knobs.ease,
      waist: 0.05,
      hipEase: knobs.ease * 0.85,
      flare: 0.01,
      shoulder: knobs.shoulder,
      armholeDrop: 0.08,
      collar: { kind: knobs.collar, breaks: levels.bust, width: knobs.collarSize },
      closure: { kind: knobs.closure, count: knobs.buttons, radius: 0.028 },
      sleeve: { cut: 'coat', ease: knobs.sleeve, hem: 0.06, length: 1.98, cuff: knobs.cuff },
      pockets: { kind: knobs.pocket, width: knobs.pocketWidth * wide, height: 0.42 * tall },
      chest: { kind: knobs.chest, y: levels.bust - 0.04 },
      back: { centre: true },
      trims: knobs,
    })
  },
})
