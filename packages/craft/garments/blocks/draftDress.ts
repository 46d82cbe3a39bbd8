import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { biasDrags } from './biasDrags.ts'
import { type Bodice, bodicePieces } from './bodice.ts'
import { buttonedFront } from './buttonedFront.ts'
import { centreBackSeam } from './centreBack.ts'
import { collarNeck, collarOpening, draftCollarOf } from './collars.ts'
import { type SkirtKnobs, skirtCutOf } from './draftSkirt.ts'
import type { DressCollar, DressWaist } from './dressKnobs.ts'
import { type DressTop, dressTop, seamLevel } from './dressTop.ts'
import { fuseDress } from './fuseDress.ts'
import { isSheer, underlaid } from './lining.ts'
import { detailed } from '../marks.ts'
import type { NecklineId } from './necklines.ts'
import { type ClosureId, closing } from './placket.ts'
import { seamDress } from './seamDress.ts'
import { sewnSkirt } from './sewnSkirt.ts'
import type { SkirtCut } from './skirtCut.ts'
import { tieBow } from './tie.ts'
import { type Trims, trimmed } from './trims.ts'
import { waistband } from './waistband.ts'
import type { SleeveChoice } from './wornSleeves.ts'

/** What the knobs of a dress may ask for; what is not asked for stays as the dress's own shape has it. */
export interface DressKnobs extends Omit<SkirtKnobs, 'closure' | 'band' | 'rise'>, Trims {
  neckline?: NecklineId
  collar?: DressCollar
  sleeve?: SleeveChoice['sleeve']
  sleeveLength?: number
  cuff?: SleeveChoice['cuff']
  waist?: number
  looser?: number
  shaping?: DressTop['shaping']
  closure?: ClosureId
  belt?: DressWaist
}

/** What a kind of dress has whatever its knobs say. */
export interface DressShape {
  /** One cloth from shoulder to hem, or a bodice and a skirt joined at a seam. */
  fused: boolean
  /** The waist's level where no knob says it. */
  waist?: number
  neckline: NecklineId
  top: Partial<DressTop> & Pick<DressTop, 'bust' | 'waistEase'>
  skirt: Partial<SkirtCut>
  /** Drags of bias cut cloth. */
  bias?: boolean
  /** More on the finished dress, between bodice and waist. */
  change?: (dress: { bodice: Bodice; piece: Piece; skirt: readonly Piece[]; waist: number }) => readonly Piece[]
}

/** A whole dress from its shape and knobs, front or back by the figure's view. */
export function draftDress(figure: Figure, context: DraftContext, shape: DressShape, knobs: DressKnobs): Piece[] {
  const waist = seamLevel(figure, knobs.waist ?? shape.waist ?? 0)
  const { closure = 'none', collar = 'none', belt = 'seam' } = knobs
  const ease = Math.max(0.004, shape.top.waistEase + (knobs.looser ?? 0))
  const top = dressTop(figure, context, topOf(figure, shape, knobs, waist, ease))
  const from = collar === 'none' ? lowest(top.bodice) + 0.03 : collarOpening(figure, collar)
  const closed = detailed(top.piece, closing(figure, closure, { from, to: waist + 0.01, buttons: 5 }))
  const cut = skirtCutOf(figure, { ease: Math.max(0.01, ease - 0.005), ...shape.skirt, topY: waist }, knobs)
  const sewn = sewnSkirt(figure, context, cut, {
    band: null,
    closure: 'none',
    hem: knobs.hem,
    pockets: knobs.pockets,
    panels: knobs.panels,
    yoke: knobs.yoke,
  })
  const skirt = sewn.map((piece) => (piece.name === 'skirt' ? sewnUp(figure, cut, piece, shape, closure) : piece))
  const collars = collar === 'none' ? [] : draftCollarOf(figure, top.bodice, collar, 1, context.chance.branch('collar'))
  const body = shape.fused ? fused(figure, top, closed, skirt, waist) : seamDress({ ...top, piece: closed }, skirt)
  const more = shape.change?.({ bodice: top.bodice, piece: closed, skirt, waist }) ?? []
  const bands = waistBands(figure, belt, waist, ease, context)
  const lining = isSheer(context.cloth) ? [underlaid(top.bodice.piece, 'bodiceLining', -0.5)] : []
  return trimmed(figure, [...lining, ...body, ...more, ...bands, ...collars], knobs)
}

const lowest = ({ neckEdge }: Bodice) => neckEdge[Math.floor(neckEdge.length / 2)][1]

function topOf(figure: Figure, shape: DressShape, knobs: DressKnobs, waist: number, ease: number): DressTop {
  const { collar = 'none' } = knobs
  return {
    neckline: knobs.neckline ?? shape.neckline,
    sleeve: knobs.sleeve ?? 'none',
    sleeveLength: knobs.sleeveLength,
    cuff: knobs.cuff,
    hem: waist + (shape.fused ? 0.02 : 0.03),
    box: 0.08,
    cinch: 0,
    shaping: knobs.shaping ?? 'none',
    shapeTo: shape.fused ? waist + 0.62 * (figure.levels.hip - waist) : undefined,
    back: { centre: true },
    ...shape.top,
    waistEase: ease,
    ...(collar === 'none' ? {} : collarNeck(figure, collar)),
  }
}

/** The skirt with its bias drags, its centre back seam behind, or the closure that runs on down the front. */
function sewnUp(figure: Figure, cut: SkirtCut, piece: Piece, shape: DressShape, closure: ClosureId): Piece {
  const draped = shape.bias ? detailed(piece, { folds: biasDrags(figure, cut.hemY) }) : piece
  if (figure.view === 'back') return detailed(draped, { lines: centreBackSeam(figure, cut, piece, !shape.fused) })
  if (closure === 'zip') {
    const to = Math.min(cut.hemY - 0.1, figure.levels.hip)
    return detailed(draped, closing(figure, 'zip', { from: cut.topY, to, buttons: 0 }))
  }
  if (closure !== 'buttons' && closure !== 'snaps') return draped
  const count = Math.max(3, Math.round((cut.hemY - cut.topY) / 0.4))
  return detailed(draped, buttonedFront(figure, cut, piece, count, closure === 'snaps' ? 'snap' : 'button'))
}

/** The bodice and the skirt as one cloth, with the pieces that hang under the skirt. */
function fused(
  figure: Figure,
  top: ReturnType<typeof dressTop>,
  closed: Piece,
  skirt: readonly Piece[],
  waist: number,
): Piece[] {
  const [lower] = skirt.filter(({ name }) => name === 'skirt')
  const rest = skirt
    .filter((piece) => piece !== lower)
    .map((piece) => (piece.role === 'skirt' ? { ...piece, order: piece.order - 10 } : piece))
  const whole = fuseDress(figure, top.bodice, closed, lower, waist)
  return [...rest, ...bodicePieces({ ...top.bodice, piece: whole }), ...top.sleeves]
}

function waistBands(figure: Figure, belt: DressWaist, waist: number, ease: number, { chance }: DraftContext): Piece[] {
  const band = { y: waist + 0.02, ease: ease + 0.002 }
  switch (belt) {
    case 'seam':
      return []
    case 'band':
      return [waistband(figure, { ...band, height: 0.12, kind: 'stitched' })]
    case 'belt':
      return [waistband(figure, { ...band, height: 0.11, kind: 'belt' })]
    case 'elastic':
      return [waistband(figure, { ...band, height: 0.13, kind: 'elastic' })]
    default: {
      const sash = waistband(figure, { ...band, height: 0.17, kind: 'plain' })
      if (belt === 'sash' || figure.view === 'back') return [sash]
      const bow = tieBow(figure.across(0.12, waist + 0.06), 0.3, 6, chance.branch('bow'))
      return [sash, ...bow.map((piece) => ({ ...piece, name: `sash${piece.name}` }))]
    }
  }
}
