import { choiceKnob } from '../knob.ts'
import { defineWay } from './way.ts'

/** Legs that cling, are drawn in or are cut for the water and the snow. */
const fixed = /leggings|harem|bloomers|skort|boardShorts|salopettes|romper/

/** Whether trouser legs are turned up twice by hand, above the ankle. */
export const hemsRolled = defineWay({
  id: 'hemsRolled',
  knob: choiceKnob('Legs worn', [
    { id: 'down', label: 'Let down' },
    { id: 'rolled', label: 'Rolled up' },
  ]),
  offers: ({ id, knobs: { hem } }) =>
    !fixed.test(id) && hem?.kind === 'choice' && hem.options.some(({ id }) => id === 'cuff'),
})
