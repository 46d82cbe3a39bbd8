import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { draftBuckledBelt } from './blocks/buckledBelt.ts'
import { buckleKnob } from './blocks/buckle.ts'
import { finishKnob } from './blocks/knobs.ts'

/** A stitched leather belt with a buckle, a keeper and a holed end. */
export const leatherBelt = defineAccessory({
  id: 'leatherBelt',
  label: 'Leather belt',
  category: 'belt',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0.9,
    formality: 0.4,
    warmth: 0.4,
    print: 0,
    fabrics: ['leather'],
  },
  knobs: {
    height: numberKnob('Height', [0.08, 0.13, 0.24], ''),
    drop: numberKnob('Drop to the hip', [0, 0.02, 1]),
    ease: numberKnob('Over layers', [0.01, 0.03, 0.16], ''),
    buckle: buckleKnob,
    end: choiceKnob('End', [
      { id: 'tucked', label: 'Through the keeper' },
      { id: 'hanging', label: 'Hanging' },
    ]),
    finish: finishKnob,
  },
  draft(figure, knobs, { over }) {
    const { waist, highHip } = figure.levels
    return draftBuckledBelt(figure, { ...knobs, over, level: waist + knobs.drop * (highHip - waist) })
  },
})
