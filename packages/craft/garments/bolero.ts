import { lerp } from '@toile/geometry'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A jacket cropped under the bust, open in front with rounded corners (requirement S3.26). */
export const bolero = defineGarment({
  id: 'bolero',
  label: 'Bolero',
  category: 'jacket',
  slot: 'outer',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.08,
    volume: 0.2,
    sleeve: 0.7,
    waist: 0.3,
    formality: 0.75,
    warmth: 0.25,
    print: 0.45,
    fabrics: ['velvet', 'silk', 'crepe', 'lace', 'sequin', 'fur', 'jacquard', 'leather'],
  },
  knobs: {
    worn: wornKnob('open'),
    collar: outerCollarKnob(['none', 'shawl', 'notch', 'mandarin', 'fur', 'sailor']),
    lapelWidth: numberKnob('Width of the lapel', [0.12, 0.22, 0.34]),
    closure: outerClosureKnob(['hook', 'single', 'toggles', 'zip']),
    buttons: numberKnob('Buttons', [1, 2, 3], '', 1),
    length: numberKnob('Length from bust to waist', [0.45, 0.72, 1]),
    ease: numberKnob('Ease at the bust', [0.015, 0.04, 0.16]),
    shoulder: shoulderKnob(),
    panels: shapingKnob('none'),
    cut: choiceKnob('Sleeve', [
      { id: 'tailored', label: 'Set in' },
      { id: 'bell', label: 'Bell' },
      { id: 'puff', label: 'Puff' },
      { id: 'mutton', label: 'Leg of mutton' },
    ]),
    sleeve: numberKnob('Length of the sleeve', [0.5, 1.5, 2.02], '', 0.05),
    cuff: cuffFinishKnob(['plain', 'turned', 'buttons']),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.17,
      hem: lerp(levels.bust, levels.waist, knobs.length),
      hemShape: 'rounded',
      hemCurve: 0.03,
      ease: knobs.ease,
      waist: 0.6,
      hipEase: knobs.ease,
      flare: 0.01,
      shoulder: knobs.shoulder,
      armholeDrop: 0.04,
      collar: { kind: knobs.collar, breaks: levels.bust + 0.05 * tall, width: knobs.lapelWidth, height: 0.08 },
      closure: { kind: knobs.closure, count: knobs.buttons, radius: 0.028 },
      sleeve: {
        ...sleeveEase[knobs.cut],
        cut: knobs.cut,
        length: knobs.cut === 'puff' ? Math.min(0.9, knobs.sleeve) : knobs.sleeve,
        cuff: knobs.cuff,
      },
      panels: knobs.panels,
      stitched: false,
      trims: knobs,
    })
  },
})

const sleeveEase = {
  tailored: { ease: 0.05, hem: 0.05 },
  bell: { ease: 0.04, hem: 0.24 },
  puff: { ease: 0.07, hem: 0.13 },
  mutton: { ease: 0.2, hem: 0.02 },
} as const
