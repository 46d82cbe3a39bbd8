import { add, mix, type Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** Shoulder straps, buttoned near the neck. */
export function draftEpaulettes(figure: Figure, kind: 'button' | 'snap' = 'button'): Piece[] {
  const { tall } = proportionOf(figure)
  return sides.map((side) => {
    const along = (share: number) => mix(figure.neckPoint(side), figure.shoulderPoint(side), share)
    const outer = along(1.02)
    const inner = along(0.5)
    const down = (point: Point, by: number) => add(point, [0, by * tall])
    const outline = [
      down(outer, -0.022),
      down(inner, -0.02),
      add(down(inner, 0.018), [-side * 0.05, 0]),
      down(inner, 0.055),
      down(outer, 0.075),
    ]
    return makePiece('trim', `epaulette${indexOf(side)}`, [outline], {
      order: 2.5,
      left: [outline[1], outline[3]],
      right: [outline[0], outline[4]],
      fullness: 0.3,
      fittings: [{ at: add(down(inner, 0.018), [-side * 0.005, 0]), radius: 0.016, kind }],
    })
  })
}
