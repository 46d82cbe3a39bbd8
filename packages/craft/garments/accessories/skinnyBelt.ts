import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { draftBuckledBelt } from './blocks/buckledBelt.ts'
import { buckleKnob } from './blocks/buckle.ts'
import { finishKnob } from './blocks/knobs.ts'

/** A narrow belt with a small buckle. */
export const skinnyBelt = defineAccessory({
  id: 'skinnyBelt',
  label: 'Skinny belt',
  category: 'belt',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 1,
    formality: 0.6,
    warmth: 0.4,
    print: 0,
    fabrics: ['leather'],
  },
  knobs: {
    height: numberKnob('Height', [0.035, 0.055, 0.08], ''),
    drop: numberKnob('Drop to the hip', [0, 0, 1]),
    ease: numberKnob('Over layers', [0.01, 0.025, 0.16], ''),
    buckle: buckleKnob,
    finish: finishKnob,
  },
  draft(figure, knobs, { over }) {
    const { waist, highHip } = figure.levels
    return draftBuckledBelt(figure, {
      ...knobs,
      over,
      level: waist + knobs.drop * (highHip - waist),
      end: 'tucked',
    })
  },
})
