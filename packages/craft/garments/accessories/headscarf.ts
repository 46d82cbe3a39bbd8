import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { draftChinScarf } from './blocks/chinScarf.ts'
import { openHat } from './blocks/hat.ts'
import { draftNapeScarf } from './blocks/napeScarf.ts'
import { draftScarfBehind } from './blocks/scarfBehind.ts'

/** A square folded over the hair, tied under the chin or at the nape. */
export const headscarf = defineAccessory({
  id: 'headscarf',
  label: 'Headscarf',
  category: 'scarf',
  slot: 'accessory',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.2,
    volume: 0.2,
    sleeve: 0,
    waist: 0,
    formality: 0.5,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['silk', 'cotton'],
  },
  knobs: {
    tied: choiceKnob('Tied', [
      { id: 'chin', label: 'Under the chin' },
      { id: 'nape', label: 'At the nape' },
    ]),
    line: numberKnob('Hairline shown', [0.04, 0.13, 0.22], ''),
    ends: numberKnob('End length', [0.15, 0.3, 0.7], ''),
  },
  draft(figure, knobs, { chance }) {
    const frame = openHat(figure, 0, 'head')
    if (figure.view === 'back') return draftScarfBehind(frame, knobs, chance)
    return knobs.tied === 'chin' ? draftChinScarf(frame, knobs, chance) : draftNapeScarf(frame, knobs, chance)
  },
})
