import { choiceKnob } from '../knob.ts'
import { defineWay } from './way.ts'

/** Cloth that a sleeve is turned up in: what is knitted or padded is pushed, not rolled. */
const woven: readonly string[] = ['shirt', 'blouse', 'tShirt', 'blazer', 'jacket', 'coat']

/** Dresses and overalls cut like a shirt. */
const shirtLike = /^(shirtDress|denimDress|jumpsuit|boilerSuit)$/

const padded =
  /puffer|teddy|quilted|aviator|biker|cape|poncho|cocoon|parka|raincoat|anorak|duffle|bolero|bomber|varsity|peplum|baseball/i

/** Whether sleeves are turned up: long ones to the forearm in two turns, jackets once so that the lining shows, short ones by a narrow band. */
export const cuffsRolled = defineWay({
  id: 'cuffsRolled',
  knob: choiceKnob('Sleeves worn', [
    { id: 'down', label: 'Let down' },
    { id: 'rolled', label: 'Rolled up' },
  ]),
  offers: ({ id, category, slot, knobs }) =>
    (shirtLike.test(id) || (woven.includes(category) && !padded.test(id))) &&
    (slot === 'outer' ? 'cuff' in knobs : 'sleeve' in knobs),
})
