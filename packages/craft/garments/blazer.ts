import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob, ventKnob } from './blocks/outerBack.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A single-breasted tailored jacket (requirement S3.26). */
export const blazer = defineGarment({
  id: 'blazer',
  label: 'Blazer',
  category: 'blazer',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.34,
    volume: 0.35,
    sleeve: 1,
    waist: 0.5,
    formality: 0.8,
    warmth: 0.5,
    print: 0.4,
    fabrics: [
      'wool',
      'linen',
      'tweed',
      'velvet',
      'corduroy',
      'crepe',
      'seersucker',
      'jacquard',
      'silk',
      'leather',
      'cotton',
    ],
  },
  knobs: {
    worn: wornKnob('closed'),
    lapel: outerCollarKnob(['notch', 'peak', 'shawl', 'ulster', 'mandarin', 'none', 'sailor']),
    lapelWidth: numberKnob('Width of the lapel', [0.12, 0.23, 0.36]),
    buttons: numberKnob('Buttons', [1, 2, 3], '', 1),
    length: numberKnob('Length from waist to crotch', [0.1, 0.76, 1.5]),
    ease: numberKnob('Ease at the bust', [0.03, 0.06, 0.24]),
    waist: numberKnob('Waist shaping', [0, 0.7, 1]),
    shoulder: shoulderKnob(),
    panels: shapingKnob('darts'),
    pocket: outerPocketKnob(['flap', 'patch', 'welt', 'slant', 'ticket', 'none']),
    chest: chestPocketKnob('welt'),
    cuff: cuffFinishKnob(['buttons', 'plain', 'turned']),
    sleeve: numberKnob('Length of the sleeve', [0.9, 2, 2.08], '', 0.05),
    hem: choiceKnob('Front corners', [
      { id: 'rounded', label: 'Rounded' },
      { id: 'straight', label: 'Straight' },
    ]),
    vents: ventKnob('centre'),
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const count = Math.round(knobs.buttons)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      hem: topHem(figure, knobs.length),
      hemShape: knobs.hem,
      ease: knobs.ease,
      waist: knobs.waist,
      shoulder: knobs.shoulder,
      collar: {
        kind: knobs.lapel,
        breaks: figure.levels.waist - (0.1 + (count - 1) * 0.21) * tall,
        width: knobs.lapelWidth,
      },
      closure: { kind: 'single', count, gap: 0.27 },
      sleeve: {
        cut: 'tailored',
        ease: 0.04 + knobs.ease * 0.3,
        length: knobs.sleeve,
        cuff: knobs.cuff,
        tailored: true,
      },
      pockets: { kind: knobs.pocket },
      chest: { kind: knobs.chest },
      back: { centre: true },
      vents: knobs.vents,
      panels: knobs.panels,
      stitched: false,
    })
  },
})
