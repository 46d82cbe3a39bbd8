import { choiceKnob } from '../knob.ts'

/** Every shoulder of a jacket, with its drop and the height of its pad in heads of the adult woman. */
const shoulders = [
  { id: 'natural', label: 'Natural', drop: 0.02, pad: 0 },
  { id: 'padded', label: 'Padded', drop: 0.01, pad: 0.035 },
  { id: 'strong', label: 'Strong', drop: 0.02, pad: 0.075 },
  { id: 'dropped', label: 'Dropped', drop: 0.1, pad: 0 },
] as const

export type ShoulderId = (typeof shoulders)[number]['id']

/** A knob that chooses a jacket's shoulder. */
export const shoulderKnob = (normal: ShoulderId = 'natural') => choiceKnob('Shoulder', shoulders, normal)

/** Drop and pad of a shoulder, for a bodice. */
export function shoulderCut(id: ShoulderId): { drop: number; pad: number } {
  const { drop, pad } = shoulders.find((entry) => entry.id === id) ?? shoulders[0]
  return { drop, pad }
}
