import { choiceKnob } from '../knob.ts'
import { defineWay } from './way.ts'

/** Whether trouser legs are turned up twice by hand, above the ankle. */
export const hemsRolled = defineWay({
  id: 'hemsRolled',
  knob: choiceKnob('Legs worn', [
    { id: 'down', label: 'Down' },
    { id: 'rolled', label: 'Rolled up' },
  ]),
  offers: ({ knobs: { hem } }) => hem?.kind === 'choice' && hem.options.some(({ id }) => id === 'cuff'),
})
