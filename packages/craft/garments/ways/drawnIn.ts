import { choiceKnob } from '../knob.ts'
import { defineWay } from './way.ts'

/** Outer garments that reach below the waist in one piece and have cloth to be drawn in. */
const belted =
  /^(blazer|doubleBreasted|coat|trench|cocoonCoat|swingCoat|wrapCoat|teddyCoat|peacoat|duffleCoat|raincoat|parka|safariJacket|choreJacket|shacket|nehruJacket)$/

/** Whether an outer garment hangs as it is cut, or is drawn in at the waist by a belt that is worn over it. */
export const drawnIn = defineWay({
  id: 'drawnIn',
  knob: choiceKnob('Waist worn', [
    { id: 'loose', label: 'Falling loose' },
    { id: 'belted', label: 'Drawn in by a belt' },
  ]),
  offers: ({ id }) => belted.test(id),
})
