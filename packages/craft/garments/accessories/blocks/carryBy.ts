import { add, type Point } from '@toile/geometry'
import type { Figure, Side } from '../../../mannequins/figure.ts'
import type { Piece } from '../../piece.ts'
import { seenOn } from './sides.ts'

/** How a bag is carried: from which place it hangs, by which arm, and how its pieces lie between the layers. */
export interface Carry {
  /** Where the handles pass through the fist, or over the forearm. */
  grip: Point
  side: Side
  own: Partial<Piece>
}

/** Finds the hand that carries a bag: the wanted one when it hangs free, else the other, else the crook of the arm. */
export function carryBy(figure: Figure, wanted: 'left' | 'right'): Carry {
  const first = seenOn(figure, wanted) < 0 ? 0 : 1
  const arms = [first, 1 - first] as const
  const free = ([0, 1] as const).filter((arm) => !figure.armsOver[arm])
  const fist =
    free.find((arm) => figure.handNames[arm] === 'bag') ?? arms.find((arm) => free.some((one) => one === arm))
  if (fist !== undefined) {
    const arm = fist === 0 ? 0 : 1
    return { grip: figure.hand(arm).place(0.01, 0.42), side: arm ? 1 : -1, own: { heldBy: arm } }
  }
  const { centre } = figure.arms[first].at(1.14)
  const behind = figure.view === 'back'
  return { grip: add(centre, [0, -0.06]), side: first ? 1 : -1, own: behind ? { layer: 'back' } : { onTop: true } }
}
