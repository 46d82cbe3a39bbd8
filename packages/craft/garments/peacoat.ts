import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob, ventKnob } from './blocks/outerBack.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A short naval coat: double-breasted, broad ulster collar, slanted welts (requirement S3.26). */
export const peacoat = defineGarment({
  id: 'peacoat',
  label: 'Peacoat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.38,
    volume: 0.5,
    sleeve: 1,
    waist: 0.3,
    formality: 0.5,
    warmth: 0.9,
    print: 0.15,
    fabrics: ['wool', 'cashmere', 'tweed'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['ulster', 'notch', 'peak', 'shearling', 'sailor']),
    lapelWidth: numberKnob('Width of the lapel', [0.2, 0.32, 0.42]),
    closure: outerClosureKnob(['double', 'single', 'hidden', 'toggles']),
    rows: numberKnob('Rows of buttons', [2, 4, 5], '', 1),
    length: numberKnob('Length from waist to crotch', [0.3, 0.95, 1.9]),
    ease: numberKnob('Ease at the bust', [0.05, 0.09, 0.26]),
    waist: numberKnob('Waist shaping', [0, 0.45, 1]),
    shoulder: shoulderKnob('padded'),
    panels: shapingKnob('none'),
    belt: outerBeltKnob(['none', 'half', 'buckled']),
    pocket: outerPocketKnob(['hand', 'flap', 'patch', 'none']),
    cuff: cuffFinishKnob(['plain', 'buttons', 'tab', 'turned']),
    vents: ventKnob('centre'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.19,
      hem: topHem(figure, knobs.length),
      ease: knobs.ease,
      waist: knobs.waist,
      hipEase: knobs.ease + 0.02,
      flare: 0.04,
      shoulder: knobs.shoulder,
      collar: { kind: knobs.collar, breaks: levels.bust + 0.12 * tall, width: knobs.lapelWidth },
      closure: { kind: knobs.closure, count: knobs.rows, gap: 0.31, radius: 0.038 },
      sleeve: { cut: 'coat', ease: 0.05 + knobs.ease * 0.25, hem: 0.065, cuff: knobs.cuff, tailored: true },
      pockets: { kind: knobs.pocket, y: levels.waist + 0.1 * tall, share: 0.76 },
      back: { centre: true },
      vents: knobs.vents,
      panels: knobs.panels,
      belt: knobs.belt,
      trims: knobs,
    })
  },
})
