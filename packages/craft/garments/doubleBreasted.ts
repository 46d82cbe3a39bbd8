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
import { numberKnob } from './knob.ts'

/** A double-breasted jacket with a wide overlap and two rows of buttons (requirement S3.26). */
export const doubleBreasted = defineGarment({
  id: 'doubleBreasted',
  label: 'Double-breasted blazer',
  category: 'blazer',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.36,
    volume: 0.45,
    sleeve: 1,
    waist: 0.5,
    formality: 0.88,
    warmth: 0.55,
    print: 0.35,
    fabrics: ['wool', 'linen', 'gabardine', 'crepe', 'velvet', 'tweed'],
  },
  knobs: {
    worn: wornKnob('closed'),
    lapel: outerCollarKnob(['peak', 'notch', 'shawl', 'ulster']),
    lapelWidth: numberKnob('Width of the lapel', [0.15, 0.27, 0.38]),
    rows: numberKnob('Rows of buttons', [1, 3, 4], '', 1),
    breaks: numberKnob('Depth of the opening', [0, 0.5, 1]),
    length: numberKnob('Length from waist to crotch', [0.1, 0.82, 1.6]),
    ease: numberKnob('Ease at the bust', [0.04, 0.08, 0.26]),
    waist: numberKnob('Waist shaping', [0, 0.65, 1]),
    shoulder: shoulderKnob('padded'),
    panels: shapingKnob('darts'),
    pocket: outerPocketKnob(['flap', 'welt', 'patch', 'slant', 'ticket', 'none']),
    chest: chestPocketKnob('welt'),
    cuff: cuffFinishKnob(['buttons', 'plain', 'turned']),
    sleeve: numberKnob('Length of the sleeve', [0.9, 2, 2.08], '', 0.05),
    vents: ventKnob('sides'),
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.18,
      hem: topHem(figure, knobs.length),
      ease: knobs.ease,
      waist: knobs.waist,
      shoulder: knobs.shoulder,
      collar: {
        kind: knobs.lapel,
        breaks: figure.levels.waist - (0.56 - 0.52 * knobs.breaks) * tall,
        width: knobs.lapelWidth,
      },
      closure: { kind: 'double', count: knobs.rows, gap: 0.29, radius: 0.033 },
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
