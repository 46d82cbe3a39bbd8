import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { hardwareKnob } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A coat of deep pile, round and loose, with few seams (requirement S3.26). */
export const teddyCoat = defineGarment({
  id: 'teddyCoat',
  label: 'Teddy coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.46,
    volume: 0.9,
    sleeve: 1,
    waist: 0,
    formality: 0.35,
    warmth: 1,
    print: 0.2,
    fabrics: ['fur', 'fleece', 'boucle', 'wool', 'cashmere'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['ulster', 'notch', 'shawl', 'shirt', 'funnel', 'hood', 'none']),
    lapelWidth: numberKnob('Width of the collar', [0.18, 0.34, 0.44]),
    closure: outerClosureKnob(['double', 'single', 'hidden', 'snaps', 'zip', 'toggles']),
    buttons: numberKnob('Buttons', [1, 2, 4], '', 1),
    belt: outerBeltKnob(['none', 'tied', 'buckled']),
    length: numberKnob('Length from waist to ankle', [0, 0.36, 0.9]),
    ease: numberKnob('Ease at the bust', [0.1, 0.19, 0.31]),
    flare: numberKnob('Flare at the hem', [0, 0.04, 0.35]),
    shoulder: shoulderKnob('dropped'),
    sleeve: numberKnob('Width of the sleeve', [0.08, 0.13, 0.22]),
    cuff: cuffFinishKnob(['plain', 'turned', 'rib']),
    pocket: outerPocketKnob(['hand', 'patch', 'none']),
    hardware: hardwareKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.19,
      hem: coatHem(figure, knobs.length),
      ease: knobs.ease,
      waist: 0,
      hipEase: knobs.ease,
      flare: knobs.flare,
      shoulder: knobs.shoulder,
      armholeDrop: 0.12,
      collar: { kind: knobs.collar, breaks: levels.bust + 0.3 * tall, width: knobs.lapelWidth, height: 0.1 },
      closure: { kind: knobs.closure, count: knobs.buttons, gap: 0.42, radius: 0.045 },
      sleeve: { cut: 'coat', ease: knobs.sleeve, hem: knobs.sleeve * 0.8, cuff: knobs.cuff },
      pockets: { kind: knobs.pocket, y: levels.highHip + 0.08 * tall },
      belt: knobs.belt,
      stitched: false,
      trims: { hardware: knobs.hardware },
    })
  },
})
