import { clamp, lerp } from '@toile/geometry'
import type { DraftContext } from '../garment.ts'

/** How a cloth changes the fall of one cut; every measure is 1 for cotton poplin. */
export interface Drape {
  /** How far the cloth stands away from the body. */
  spread: number
  /** How many flutes it breaks into, and how deep each of them is. */
  count: number
  depth: number
  /** How high up the flutes begin: 0 at the waist; 1 as cut. */
  rise: number
  /** Above 1 the cloth falls straight before it widens, below 1 it springs out at once. */
  fall: number
  /** How far the hem swings in a walk. */
  swing: number
  /** 1 where the legs show through the fall of the cloth, 0 where it stands like a shell. */
  cling: number
}

/** The fall of poplin. */
export const poplin: DraftContext['cloth'] = { weight: 120, stiffness: 0.5 }

/** Reads a row [fluid, poplin, board] at a stiffness of 0..1. */
const between = (stiffness: number, [fluid, plain, board]: readonly [number, number, number]) =>
  stiffness < 0.5 ? lerp(fluid, plain, stiffness * 2) : lerp(plain, board, stiffness * 2 - 1)

/** How a cloth drapes: fluid cloth falls close in many fine folds, stiff cloth stands away in few large ones, heavy cloth hangs straighter. */
export function drapeOf({ stiffness, weight }: DraftContext['cloth']): Drape {
  const s = clamp(stiffness)
  const heavy = clamp((weight - poplin.weight) / 500, -0.2, 1)
  return {
    spread: between(s, [0.58, 1, 1.34]) * (1 - 0.06 * heavy),
    count: between(s, [1.5, 1, 0.64]),
    depth: between(s, [0.82, 1, 1.18]),
    rise: between(s, [0.25, 1, 1.5]),
    fall: between(s, [1.28, 1, 0.76]),
    swing: between(s, [1.55, 1, 0.45]) * (1 - 0.3 * Math.max(0, heavy)),
    cling: clamp(1.15 - 1.9 * s),
  }
}
