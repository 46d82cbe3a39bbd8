import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob, ventKnob } from './blocks/outerBack.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A wool overcoat: straight or fitted, single or double breasted, with or without a belt (requirement S3.26). */
export const coat = defineGarment({
  id: 'coat',
  label: 'Coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.6,
    volume: 0.6,
    sleeve: 1,
    waist: 0.2,
    formality: 0.7,
    warmth: 0.95,
    print: 0.3,
    fabrics: ['wool', 'cashmere', 'tweed', 'velvet', 'boucle', 'leather', 'fur'],
  },
  knobs: {
    worn: wornKnob('closed'),
    closure: outerClosureKnob(['single', 'double', 'hidden', 'hook']),
    collar: outerCollarKnob(['notch', 'peak', 'shawl', 'ulster', 'fur', 'funnel', 'mandarin', 'none']),
    lapelWidth: numberKnob('Width of the lapel', [0.16, 0.29, 0.42]),
    buttons: numberKnob('Buttons', [1, 3, 5], '', 1),
    belt: outerBeltKnob(['none', 'half', 'tied', 'buckled']),
    length: numberKnob('Length from waist to ankle', [0.16, 0.56, 0.98]),
    ease: numberKnob('Ease at the bust', [0.05, 0.1, 0.3]),
    waist: numberKnob('Waist shaping', [0, 0.25, 1]),
    flare: numberKnob('Flare at the hem', [0, 0.12, 0.5]),
    shoulder: shoulderKnob(),
    panels: shapingKnob('none'),
    pocket: outerPocketKnob(['hand', 'flap', 'patch', 'patchFlap', 'welt', 'none']),
    cuff: cuffFinishKnob(['plain', 'turned', 'buttons', 'strap', 'tab']),
    vents: ventKnob('centre'),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const hem = coatHem(figure, knobs.length)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.2,
      hem,
      ease: knobs.ease,
      waist: knobs.waist,
      hipEase: knobs.ease + 0.05,
      flare: knobs.flare,
      shoulder: knobs.shoulder,
      collar: {
        kind: knobs.collar,
        breaks: levels.underbust + (knobs.closure === 'double' ? 0.1 : -0.02) * tall,
        width: knobs.lapelWidth,
      },
      closure: { kind: knobs.closure, count: knobs.buttons, gap: 0.4, radius: 0.036 },
      sleeve: { cut: 'coat', ease: 0.06 + knobs.ease * 0.25, hem: 0.075, cuff: knobs.cuff, tailored: true },
      pockets: { kind: knobs.pocket, y: levels.highHip + 0.14 * tall },
      back: { centre: true },
      vents: knobs.vents,
      deep: Math.min(1, Math.max(0.3 * tall, (hem - levels.hip) * 0.5)),
      panels: knobs.panels,
      belt: knobs.belt,
    })
  },
})
