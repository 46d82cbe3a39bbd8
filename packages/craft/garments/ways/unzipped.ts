import { choiceKnob } from '../knob.ts'
import { openZip } from './openZip.ts'
import { defineWay } from './way.ts'

/** Garments whose zip is no choice. */
const fixed: readonly string[] = ['zipCardigan', 'bomber', 'anorak', 'puffer', 'gilet']

/** Whether a zip down the middle is closed, or open to the middle of the chest. */
export const unzipped = defineWay({
  id: 'unzipped',
  knob: choiceKnob('Zip worn', [
    { id: 'closed', label: 'Closed' },
    { id: 'half', label: 'Half open' },
  ]),
  offers: ({ id, slot, knobs }) =>
    (slot === 'top' || slot === 'outer') &&
    !/corset|peplum|bolero/.test(id) &&
    (fixed.includes(id) ||
      [knobs.closure, knobs.front].some(
        (knob) => knob?.kind === 'choice' && knob.options.some((option) => /^(zip|halfZip)$/.test(option.id)),
      )),
  arrange: (pieces, option, { figure }) => (option === 'half' ? openZip(pieces, figure) : [...pieces]),
})
