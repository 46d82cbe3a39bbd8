import { type Chance, joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { upright } from './closure.ts'
import { frill } from './frill.ts'
import { detailed, pleat, seam } from '../marks.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** The bib of an evening shirt, one half beside each edge of the placket: fine pleats, plain piqué, or rows of ruffles. */
export function draftBib(
  figure: Figure,
  bodice: Bodice,
  kind: 'pleated' | 'plain' | 'ruffled',
  chance: Chance,
): Piece[] {
  if (figure.view === 'back') return []
  return sides.flatMap((side) => half(figure, bodice, side, kind, chance))
}

function half(
  figure: Figure,
  bodice: Bodice,
  side: Side,
  kind: 'pleated' | 'plain' | 'ruffled',
  chance: Chance,
): Piece[] {
  const { wide, tall } = proportionOf(figure)
  const { levels } = figure
  const neck = side < 0 ? bodice.neckline.left : bodice.neckline.right
  const top = neck[Math.floor(neck.length * 0.45)]
  const from = neck[neck.length - 1][1] + 0.02
  const low = Math.min(levels.waist - 0.16 * tall, bodice.options.hem - 0.15)
  const [inner, outer] = [0.055 * wide, 0.3 * wide]
  const centre = upright(figure, side * inner, from, low, 10)
  const edge = spline(
    [top, figure.across(side * outer, from + 0.2 * tall), figure.across(side * outer, low - 0.1 * tall), centre[9]],
    false,
    6,
  )
  const rows = [0.2, 0.36, 0.52, 0.68, 0.84].map(
    (share): Path =>
      upright(
        figure,
        side * lerp(inner, outer, share),
        from + 0.09 * tall * (1 - share),
        low - 0.07 * tall * share * share,
        8,
      ),
  )
  const piece = makePiece('band', `bib${indexOf(side)}`, [joined(centre, reversed(edge))], {
    order: 0.5,
    left: side < 0 ? edge : centre,
    right: side < 0 ? centre : edge,
    volume: bodice.piece.outlines,
    colour: 'contrast',
    castsShadow: false,
    contours: [{ path: edge, weight: 0.5, taper: [0, 0] }],
  })
  if (kind === 'plain') return [piece]
  if (kind === 'pleated') {
    return [
      detailed(piece, {
        lines: rows.map((row) => seam(row, 0.9, [0, 0])),
        folds: rows.map((row) => pleat(row, 0.012, 0.35)),
      }),
    ]
  }
  const ruffles = [1, 3].flatMap((k) =>
    frill(
      rows[k],
      {
        name: `bibFrill${indexOf(side)}${k}`,
        width: 0.11 * tall,
        waves: 6,
        curl: 0.9,
        order: 0.7,
        side: side < 0 ? 1 : -1,
      },
      chance.branch(`bib${side}${k}`),
    ),
  )
  return [piece, ...ruffles]
}
