import { choiceKnob } from '../knob.ts'
import { tuckHalf } from './tuckHalf.ts'
import { defineWay } from './way.ts'

/** Tops that hang over a waistband and are soft enough to be pushed into it. */
const soft: readonly string[] = ['shirt', 'blouse', 'tShirt', 'top', 'knitwear']

/** Cut to the waist, sewn to briefs or of two layers: nothing hangs that could be tucked. */
const short = /crop|bodysuit|bandeau|corset|bardot|swimsuit|twinSet|wrap|poncho|peplum|tunic|kaftan/i

/** Whether a top is tucked into the bottom that is worn with it: wholly, not at all, or its front at one side. */
export const tucked = defineWay({
  id: 'tucked',
  knob: choiceKnob('Tucked in', [
    { id: 'asUsual', label: 'As usual' },
    { id: 'in', label: 'Tucked in' },
    { id: 'out', label: 'Hanging out' },
    { id: 'half', label: 'Half tucked' },
  ]),
  offers: ({ id, slot, category, knobs }) =>
    slot === 'top' && soft.includes(category) && !short.test(id) && 'length' in knobs,
  arrange: (pieces, option, arrangement) => (option === 'half' ? tuckHalf(pieces, arrangement) : [...pieces]),
})
