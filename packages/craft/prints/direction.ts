import { choiceKnob } from '../garments/knob.ts'

/** Which way up motifs stand; it decides how cloth may be cut (domain 4.3). */
export const directionKnob = choiceKnob('Direction', [
  { id: 'tossed', label: 'Tossed every way' },
  { id: 'oneWay', label: 'One way' },
  { id: 'twoWay', label: 'Two ways' },
  { id: 'fourWay', label: 'Four ways' },
])
export type Direction = (typeof directionKnob)['normal']

/** The turn in radians of the motif with an index: as it was tossed, or with `up` for upright and steps of a half or quarter turn from it. */
export function turnOf(direction: Direction, index: number, tossed: number, up = 0): number {
  if (direction === 'tossed') return tossed
  if (direction === 'oneWay') return up
  return up + (direction === 'twoWay' ? (index % 2) * Math.PI : (index % 4) * (Math.PI / 2))
}
