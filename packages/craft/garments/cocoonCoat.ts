import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { ventKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A coat that swells over the shoulders and narrows at the hem, closed by a few large buttons (requirement S3.26). */
export const cocoonCoat = defineGarment({
  id: 'cocoonCoat',
  label: 'Cocoon coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.55,
    volume: 0.95,
    sleeve: 0.9,
    waist: 0,
    formality: 0.7,
    warmth: 0.9,
    print: 0.45,
    fabrics: ['boucle', 'wool', 'cashmere', 'jacquard', 'fur', 'tweed'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['shawl', 'funnel', 'notch', 'fur', 'none', 'shirt']),
    lapelWidth: numberKnob('Width of the collar', [0.18, 0.34, 0.46]),
    closure: outerClosureKnob(['single', 'hidden', 'hook', 'zip']),
    buttons: numberKnob('Buttons', [1, 2, 4], '', 1),
    length: numberKnob('Length from waist to ankle', [0.12, 0.48, 0.85]),
    volume: numberKnob('Volume', [0.14, 0.26, 0.35]),
    taper: numberKnob('Narrowed at the hem', [0, 0.16, 0.3]),
    shoulder: shoulderKnob('dropped'),
    sleeve: numberKnob('Width of the sleeve', [0.08, 0.14, 0.22]),
    sleeveLength: numberKnob('Length of the sleeve', [1.2, 1.8, 2.03], '', 0.05),
    pocket: outerPocketKnob(['hand', 'patch', 'flap', 'none']),
    cuff: cuffFinishKnob(['plain', 'turned', 'tab']),
    vents: ventKnob('none'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.2,
      hem: coatHem(figure, knobs.length),
      ease: knobs.volume,
      waist: -0.35,
      hipEase: knobs.volume * 1.05,
      flare: -knobs.taper,
      shoulder: knobs.shoulder,
      armholeDrop: 0.15,
      collar: { kind: knobs.collar, breaks: levels.underbust, width: knobs.lapelWidth, height: 0.1 },
      closure: { kind: knobs.closure, count: knobs.buttons, gap: 0.5, radius: 0.05 },
      sleeve: {
        cut: 'coat',
        ease: knobs.sleeve,
        hem: knobs.sleeve * 0.6,
        length: knobs.sleeveLength,
        cuff: knobs.cuff,
      },
      pockets: { kind: knobs.pocket, y: levels.highHip + 0.1 * tall },
      back: { centre: true },
      vents: knobs.vents,
      stitched: false,
      trims: knobs,
    })
  },
})
