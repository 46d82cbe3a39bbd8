import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob, ventKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A jacket with a band collar, buttoned to the neck (requirement S3.26). */
export const nehruJacket = defineGarment({
  id: 'nehruJacket',
  label: 'Nehru jacket',
  category: 'blazer',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.38,
    volume: 0.35,
    sleeve: 1,
    waist: 0.5,
    formality: 0.85,
    warmth: 0.5,
    print: 0.5,
    fabrics: ['linen', 'silk', 'jacquard', 'wool', 'velvet', 'cotton'],
  },
  knobs: {
    worn: wornKnob('closed'),
    stand: numberKnob('Height of the collar', [0.05, 0.085, 0.11]),
    closure: outerClosureKnob(['single', 'hidden', 'placket']),
    buttons: numberKnob('Buttons', [4, 6, 9], '', 1),
    length: numberKnob('Length from waist to crotch', [0.2, 0.85, 2.4]),
    ease: numberKnob('Ease at the bust', [0.03, 0.055, 0.2]),
    waist: numberKnob('Waist shaping', [0, 0.7, 1]),
    shoulder: shoulderKnob(),
    panels: shapingKnob('darts'),
    sleeves: choiceKnob('Sleeve', [
      { id: 'long', label: 'Long' },
      { id: 'none', label: 'Sleeveless' },
    ]),
    pocket: outerPocketKnob(['welt', 'flap', 'patch', 'none']),
    chest: chestPocketKnob('welt'),
    cuff: cuffFinishKnob(['buttons', 'plain', 'turned']),
    corners: choiceKnob('Front corners', [
      { id: 'rounded', label: 'Rounded' },
      { id: 'straight', label: 'Straight' },
    ]),
    vents: ventKnob('sides'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    return draftOuter(figure, context, {
      worn: knobs.worn,
      hem: topHem(figure, knobs.length),
      hemShape: knobs.corners,
      ease: knobs.ease,
      waist: knobs.waist,
      shoulder: knobs.shoulder,
      sleeveless: knobs.sleeves === 'none' ? 0.94 : undefined,
      collar: { kind: 'mandarin', breaks: figure.levels.bust, width: 0.24, height: knobs.stand },
      closure: { kind: knobs.closure, count: knobs.buttons, radius: 0.024 },
      sleeve:
        knobs.sleeves === 'none'
          ? null
          : { cut: 'tailored', ease: 0.04 + knobs.ease * 0.3, cuff: knobs.cuff, tailored: true },
      pockets: { kind: knobs.pocket },
      chest: { kind: knobs.chest },
      back: { centre: true },
      vents: knobs.vents,
      panels: knobs.panels,
      stitched: false,
      trims: knobs,
    })
  },
})
