import { type ChoiceKnob, choiceKnob } from '../knob.ts'

/** Every belt of a jacket or coat, in the order pickers show them. */
const outerBelts = [
  { id: 'none', label: 'None' },
  { id: 'half', label: 'Half belt' },
  { id: 'tied', label: 'Tied' },
  { id: 'buckled', label: 'With buckle' },
] as const

export type OuterBeltId = (typeof outerBelts)[number]['id']

/** A knob that chooses among some belts; the first is the normal one. */
export function outerBeltKnob<const Ids extends readonly [OuterBeltId, ...OuterBeltId[]]>(
  ids: Ids,
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Belt',
    ids.map((id) => ({ id, label: outerBelts.find((entry) => entry.id === id)?.label ?? id })),
  )
}
