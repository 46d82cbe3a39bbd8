import type { DesignHand } from '@toile/craft/hands/hand.ts'
import { clamp } from '@toile/geometry'
import type { Pressure } from './pressure.ts'

/** How a hand presses once it is steered: heavier or lighter, and freer (it loses more of the light, overshoots and swings further) or stiffer. */
export function pressed(hand: Pressure, { weight, looseness }: DesignHand): Pressure {
  if (weight === 1 && looseness === 1) return hand
  return {
    ...hand,
    weight: hand.weight * weight,
    // A stiff pen draws light and shade alike.
    dark: hand.lit > 0 ? alike(hand.dark, looseness) : hand.dark,
    lit: hand.lit > 0 ? alike(hand.lit, looseness) : hand.lit,
    lost: clamp(hand.lost * looseness, 0, 0.95),
    overshoot: hand.overshoot * looseness,
    swing: clamp(hand.swing * looseness, 0, 1.4),
  }
}

/** A width beside the ordinary one, brought nearer to it where the pen is stiff. */
const alike = (width: number, looseness: number) => width ** clamp(0.4 + 0.6 * looseness, 0.4, 1.25)
