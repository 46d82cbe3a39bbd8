import { choiceKnob } from '../knob.ts'
import { raisedCollar } from './raisedCollar.ts'
import { defineWay } from './way.ts'

/** Collars with a fall that can be turned up. */
const falls: readonly string[] = [
  'point',
  'buttonDown',
  'cutaway',
  'club',
  'camp',
  'polo',
  'notch',
  'peak',
  'ulster',
  'shirt',
  'shearling',
]

/** Garments that have such a collar without a choice of it. */
const fixed: readonly string[] = ['polo', 'overshirt']

/** Whether a collar lies down, or stands about the neck with its inner face to be seen. */
export const collarUp = defineWay({
  id: 'collarUp',
  knob: choiceKnob('Collar worn', [
    { id: 'down', label: 'Let down' },
    { id: 'up', label: 'Turned up' },
  ]),
  offers: ({ id, knobs }) =>
    fixed.includes(id) ||
    [knobs.collar, knobs.lapel].some(
      (knob) => knob?.kind === 'choice' && knob.options.some((option) => falls.includes(option.id)),
    ),
  arrange: (pieces, option, { figure }) => (option === 'up' ? raisedCollar(pieces, figure) : [...pieces]),
})
