import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { bodicePieces } from './bodice.ts'
import { collarNeck, collarOpening, draftCollarOf } from './collars.ts'
import { draftTrousers, type TrouserKnobs, type TrouserShape } from './draftTrousers.ts'
import type { DressCollar, DressWaist } from './dressKnobs.ts'
import { type DressTop, dressTop } from './dressTop.ts'
import { detailed } from '../marks.ts'
import type { NecklineId } from './necklines.ts'
import { type ClosureId, closing } from './placket.ts'
import { tieBow } from './tie.ts'
import { type Trims, trimmed } from './trims.ts'
import { waistband } from './waistband.ts'
import type { SleeveChoice } from './wornSleeves.ts'

/** What the knobs of an all-in-one may ask for. */
export interface AllInOneKnobs extends Omit<TrouserKnobs, 'closure' | 'band'>, Trims {
  neckline?: NecklineId
  collar?: DressCollar
  sleeve?: SleeveChoice['sleeve']
  sleeveLength?: number
  cuff?: SleeveChoice['cuff']
  shaping?: DressTop['shaping']
  closure?: ClosureId
  belt?: DressWaist
}

/** What a kind of all-in-one has whatever its knobs say. */
export interface AllInOneShape extends TrouserShape {
  neckline: NecklineId
  top: Partial<DressTop> & Pick<DressTop, 'bust' | 'waistEase'>
}

/** Bodice and legs in one, joined at the waist; its legs lie close over the hip, where the bodice's ease ends. */
export function draftAllInOne(
  figure: Figure,
  context: DraftContext,
  shape: AllInOneShape,
  knobs: AllInOneKnobs,
): Piece[] {
  const { closure = 'none', collar = 'none', belt = 'seam' } = knobs
  const { closure: _front, ...legKnobs } = { ...knobs, band: undefined }
  const { neckline, top: above, ...legShape } = shape
  const legs = draftTrousers(
    figure,
    context,
    { ...legShape, band: null, details: { closure: 'none', ...shape.details } },
    legKnobs,
  )
  const { topY } = legs.cut
  const top = dressTop(figure, context, {
    neckline: knobs.neckline ?? neckline,
    sleeve: knobs.sleeve ?? 'none',
    sleeveLength: knobs.sleeveLength,
    cuff: knobs.cuff,
    hem: topY + 0.05,
    box: 0.15,
    cinch: 0.8,
    shaping: knobs.shaping ?? 'none',
    back: collar === 'none' ? {} : { yoke: 0.26 },
    ...above,
    ...(collar === 'none' ? {} : collarNeck(figure, collar)),
  })
  const middle = top.bodice.neckEdge[Math.floor(top.bodice.neckEdge.length / 2)][1]
  const from = collar === 'none' ? middle + 0.03 : collarOpening(figure, collar)
  const piece = detailed(top.piece, closing(figure, closure, { from, to: topY + 0.02, buttons: 5 }))
  const collars = collar === 'none' ? [] : draftCollarOf(figure, top.bodice, collar, 1, context.chance.branch('collar'))
  return trimmed(
    figure,
    [
      ...legs.pieces.map((leg) => ({ ...leg, order: leg.order - 10 })),
      ...bodicePieces({ ...top.bodice, piece }),
      ...top.sleeves,
      ...collars,
      ...waist(figure, belt, topY, above.waistEase, context),
    ],
    knobs,
  )
}

/** What lies over the seam of bodice and legs. */
function waist(figure: Figure, belt: DressWaist, topY: number, ease: number, { chance }: DraftContext): Piece[] {
  const kinds = { seam: null, band: 'stitched', belt: 'belt', elastic: 'elastic', sash: 'plain', bow: 'plain' } as const
  const kind = kinds[belt]
  if (!kind) return []
  const band = waistband(figure, { y: topY + 0.01, height: 0.13, ease: ease + 0.002, kind })
  if (belt !== 'bow' || figure.view === 'back') return [band]
  const bow = tieBow(figure.across(0.1, topY + 0.06), 0.24, 6, chance.branch('tie'))
  return [band, ...bow.map((piece) => ({ ...piece, name: `waist${piece.name}` }))]
}
