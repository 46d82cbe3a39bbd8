import { choiceKnob } from '../knob.ts'
import { defineWay } from './way.ts'

/** Jackets and coats with sewn-in sleeves, firm shoulders and a free hem, that open down the whole front. */
const firm = /^(blazer|doubleBreasted|tuxedo|boucleJacket|coat|trench|peacoat|teddyCoat|cocoonCoat|swingCoat|wrapCoat)$/

/** Whether an outer garment is put on, or hangs over the shoulders with empty sleeves. */
export const hung = defineWay({
  id: 'hung',
  knob: choiceKnob('Jacket worn', [
    { id: 'on', label: 'In the sleeves' },
    { id: 'shoulders', label: 'Over the shoulders' },
  ]),
  offers: ({ id }) => firm.test(id),
})
