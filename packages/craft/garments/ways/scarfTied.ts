import { choiceKnob } from '../knob.ts'
import { defineWay } from './way.ts'

const tied: readonly string[] = ['knitScarf', 'neckerchief']

/** How a scarf is tied: as it is sold, with its ends drawn through a loop, or in a loose knot with two tails. */
export const scarfTied = defineWay({
  id: 'scarfTied',
  knob: choiceKnob('Scarf worn', [
    { id: 'asUsual', label: 'As usual' },
    { id: 'loop', label: 'Through a loop' },
    { id: 'knot', label: 'In a loose knot' },
  ]),
  offers: ({ id }) => tied.includes(id),
})
