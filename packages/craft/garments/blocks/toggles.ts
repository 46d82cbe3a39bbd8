import { add, ellipse, lerp, quadratic } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { detail, detailed } from '../marks.ts'
import { lapSide, proportionOf } from '../upperBody.ts'

/** Horn toggles with loops of cord on patches, at levels down the centre front, of a closed front or of one slid apart. */
export function draftToggles(figure: Figure, levels: readonly number[], open: number | null): Piece[] {
  if (figure.view === 'back') return []
  const { wide, tall } = proportionOf(figure)
  const lap = lapSide(figure)
  return levels.flatMap((y, k) => {
    const slid = open ?? 0
    const at = (x: number, side: -1 | 1) => figure.across(side * slid + x * wide, y)
    const patch = (side: -1 | 1) => {
      const [near, far] = [side * 0.15, side * 0.25]
      const outline = [
        add(at(near, side), [0, 0]),
        add(at(lerp(near, far, 0.35), side), [0, -0.055 * tall]),
        add(at(far, side), [0, -0.055 * tall]),
        add(at(far, side), [0, 0.055 * tall]),
        add(at(lerp(near, far, 0.35), side), [0, 0.055 * tall]),
      ]
      return makePiece('trim', `patch${k}${side < 0 ? 0 : 1}`, [outline], {
        order: 2,
        fullness: 0.3,
        colour: 'trim',
        cloth: 'leather',
        takesPrint: false,
      })
    }
    const cord = (side: -1 | 1, to: number) =>
      [-0.016, 0.016].map((dy) =>
        detail(
          quadratic(
            add(at(side * 0.2, side), [0, dy]),
            add(at((side * 0.2 + to) / 2, side), [0, dy * 1.7]),
            add(at(to, side), [0, dy * 0.4]),
            8,
          ),
          2.4,
        ),
      )
    const middle = open === null ? figure.across(0, y) : at(lap * 0.02, lap as -1 | 1)
    const horn = makePiece('trim', `toggle${k}`, [ellipse(middle, 0.085 * Math.sqrt(wide), 0.024, 0.04)], {
      order: 2.4,
      fullness: 0.9,
      colour: 'trim',
      takesPrint: false,
    })
    const looped = [
      detailed(patch(-1), { lines: cord(-1, open === null ? lap * 0.04 : -0.02) }),
      detailed(patch(1), { lines: cord(1, open === null ? lap * 0.04 : 0.02) }),
    ]
    return [...looped, horn]
  })
}
