import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { ventKnob } from './blocks/outerBack.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A coat that wraps over itself and is tied in with a belt (requirement S3.26). */
export const wrapCoat = defineGarment({
  id: 'wrapCoat',
  label: 'Wrap coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.68,
    volume: 0.65,
    sleeve: 1,
    waist: 0.9,
    formality: 0.75,
    warmth: 0.9,
    print: 0.3,
    fabrics: ['cashmere', 'wool', 'suede', 'boucle', 'leather'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['shawl', 'ulster', 'notch', 'fur', 'vee']),
    lapelWidth: numberKnob('Width of the collar', [0.2, 0.36, 0.46]),
    belt: outerBeltKnob(['tied', 'buckled', 'none']),
    beltHeight: numberKnob('Height of the belt', [0.1, 0.19, 0.3]),
    length: numberKnob('Length from waist to ankle', [0.14, 0.66, 1]),
    ease: numberKnob('Ease at the bust', [0.06, 0.12, 0.3]),
    flare: numberKnob('Flare at the hem', [0.02, 0.22, 0.55]),
    shoulder: shoulderKnob('dropped'),
    sleeve: numberKnob('Width of the sleeve', [0.06, 0.11, 0.2]),
    pocket: outerPocketKnob(['hand', 'patch', 'patchFlap', 'none']),
    cuff: cuffFinishKnob(['turned', 'plain', 'tab', 'buttons']),
    vents: ventKnob('centre'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const hem = coatHem(figure, knobs.length)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.22,
      hem,
      ease: knobs.ease,
      waist: 0.2,
      hipEase: knobs.ease + 0.05,
      flare: knobs.flare,
      shoulder: knobs.shoulder,
      armholeDrop: 0.1,
      collar: { kind: knobs.collar, breaks: levels.waist - 0.24 * tall, width: knobs.lapelWidth },
      closure: { kind: 'wrap', count: 0 },
      sleeve: { cut: 'coat', ease: knobs.sleeve, hem: knobs.sleeve * 0.85, cuff: knobs.cuff },
      pockets: { kind: knobs.pocket, y: levels.highHip + 0.16 * tall },
      back: { centre: true },
      vents: knobs.vents,
      deep: Math.min(1, Math.max(0.3 * tall, (hem - levels.hip) * 0.5)),
      belt: knobs.belt,
      beltHeight: knobs.beltHeight,
      stitched: false,
      trims: knobs,
    })
  },
})
