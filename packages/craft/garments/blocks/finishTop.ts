import type { Chance } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import type { HemShape } from './hemLine.ts'
import { detailed, edge } from '../marks.ts'
import { boundNeck, draftNeckRib, openEdges, stitchedHem } from './neckRib.ts'
import { closing } from './placket.ts'
import { tiedHem } from './tiedHem.ts'
import { proportionOf } from '../upperBody.ts'

/** Depth of the slits in the side seams, in heads of the adult woman. */
export const slitKnob = (most = 0.6) => numberKnob('Side slits', [0, 0, most], '')

/** A bodice's piece with its hem stitched, slit at the sides and tied as its cut asks, and the tied ends. */
export function finishHem(
  figure: Figure,
  bodice: Bodice,
  piece: Piece,
  { shape, slits = 0, above = 0.06, chance }: { shape?: HemShape; slits?: number; above?: number; chance: Chance },
): { piece: Piece; ends: Piece[] } {
  if (bodice.options.tucked) return { piece, ends: [] }
  const { tall } = proportionOf(figure)
  const stitched = detailed(stitchedHem(bodice, piece, above), { edges: openEdges(bodice, 'hem') })
  const corners = [bodice.hem[0], bodice.hem[bodice.hem.length - 1]]
  const lines =
    slits < 0.03
      ? []
      : corners.map(([x, y], i) => {
          const inward = i ? -1 : 1
          return edge(
            [
              [x + inward * 0.02, y - slits * tall],
              [x + inward * 0.03, y - slits * tall * 0.5],
              [x + inward * 0.055, y + 0.004],
            ],
            1.7,
            [0.1, 0],
          )
        })
  const knot = shape === 'tied' ? tiedHem(figure, bodice, chance.branch('knot')) : { folds: [], pieces: [] }
  return { piece: detailed(stitched, { lines, folds: knot.folds }), ends: knot.pieces }
}

/** A bodice's piece with its neck ribbed or bound, and opened where the neckline buttons; ribs are pieces of their own. */
export function finishNeck(
  figure: Figure,
  bodice: Bodice,
  piece: Piece,
  { rib, buttons = 3 }: { rib?: number; buttons?: number } = {},
): { piece: Piece; bands: Piece[] } {
  const { neckline } = bodice.options
  const ribbed = rib !== undefined && ['crew', 'v', 'scoop', 'henley', 'deepV'].includes(neckline)
  const bound = ribbed
    ? piece
    : detailed(boundNeck(bodice, piece, neckline === 'keyhole' ? 0.022 : 0.035), { edges: openEdges(bodice, 'neck') })
  const centre = bodice.neckline.left[bodice.neckline.left.length - 1]
  const opened =
    neckline === 'henley'
      ? detailed(bound, closing(figure, 'placket', { from: centre[1] + 0.02, to: bodice.options.hem, buttons }))
      : neckline === 'keyhole' && figure.view === 'front'
        ? detailed(bound, {
            fittings: [
              {
                at: figure.across(0, figure.levels.neck + 0.125 * proportionOf(figure).tall),
                radius: 0.016,
                kind: 'button',
              },
            ],
          })
        : bound
  return { piece: opened, bands: ribbed ? [draftNeckRib(bodice, rib)] : [] }
}
