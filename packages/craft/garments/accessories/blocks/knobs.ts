import { choiceKnob } from '../../knob.ts'

/** What buckles, clasps and chains are made of. */
export const finishKnob = choiceKnob('Hardware', [
  { id: 'gold', label: 'Gold' },
  { id: 'silver', label: 'Silver' },
  { id: 'gunmetal', label: 'Gunmetal' },
])

/** The wearer's own side. */
export const sideKnob = choiceKnob('Side', [
  { id: 'left', label: 'Left' },
  { id: 'right', label: 'Right' },
])
