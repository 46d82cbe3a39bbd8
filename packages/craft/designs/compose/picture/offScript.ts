import { apart, type Lab } from '../../../colors/lab.ts'

/** How much a colour's own share counts beside how far its cloth would have to be carried. */
const counts = { own: 0.5, carried: 4 }

/** How far worn shares of colours at `places` are from wanted ones, in shares of the cloth: each by itself, and as an eye sees them together, to which a near colour nearly stands for another (energy distance, Székely and Rizzo 2013). */
export function offScript(
  worn: readonly number[],
  wanted: readonly number[],
  far: readonly (readonly number[])[],
): number {
  let own = 0
  let energy = 0
  for (let i = 0; i < worn.length; i++) {
    const off = worn[i] - wanted[i]
    const row = far[i]
    let carried = 0
    for (let j = 0; j < i; j++) carried += (worn[j] - wanted[j]) * row[j]
    own += Math.abs(off)
    energy -= 2 * off * carried
  }
  return counts.own * own + counts.carried * Math.sqrt(Math.max(0, energy))
}

/** How far colours lie from each other in OKLab. */
export const farFrom = (places: readonly Lab[]): number[][] => places.map((a) => places.map((b) => apart(a, b)))
