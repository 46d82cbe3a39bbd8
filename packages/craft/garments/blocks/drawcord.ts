import { spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'

/** The two ends of a cord that hang from an elastic waist at a level; nothing from behind. */
export function drawcord(figure: Figure, y: number): Piece[] {
  if (figure.view === 'back') return []
  return ([-1, 1] as const).map((side) => {
    const run = (dx: number) =>
      spline(
        [
          figure.across(side * 0.045 + dx, y + 0.03),
          figure.across(side * 0.1 + dx, y + 0.22),
          figure.across(side * 0.075 + dx, y + 0.44),
        ],
        false,
        8,
      )
    const [left, right] = [run(-0.011), run(0.011)]
    return makePiece('tie', `cord${side < 0 ? 0 : 1}`, [[...left, ...right.slice().reverse()]], {
      order: 6,
      fullness: 0.3,
      colour: 'trim',
      takesPrint: false,
    })
  })
}
