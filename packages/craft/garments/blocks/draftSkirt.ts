import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import type { BandKind } from './bands.ts'
import { biasDrags } from './biasDrags.ts'
import { slitCut, waistLevel } from './bottomKnobs.ts'
import { detailed } from '../marks.ts'
import { hemLevel } from './proportion.ts'
import { type SkirtClosure, type SkirtSewing, sewnSkirt } from './sewnSkirt.ts'
import { plainSkirt, type SkirtCut } from './skirtCut.ts'
import type { HemKind } from './skirtHems.ts'
import type { PocketKind } from './skirtPockets.ts'

/** What the knobs of a skirt may ask for; what is not asked for stays as the skirt's own shape has it. */
export interface SkirtKnobs {
  length: number
  rise?: number
  flare?: number
  flutes?: number
  depth?: number
  gather?: number
  pleats?: number
  fold?: SkirtCut['pleatKind']
  slit?: number
  slitPlace?: 'side' | 'centre' | 'back'
  highLow?: number
  slant?: number
  hem?: HemKind
  closure?: SkirtClosure
  band?: BandKind
  pockets?: PocketKind
  yoke?: number
  panels?: number
}

/** The cut of a skirt from its shape and its knobs. */
export function skirtCutOf(
  figure: Figure,
  shape: Partial<SkirtCut>,
  knobs: Omit<SkirtKnobs, 'closure' | 'band'>,
): SkirtCut {
  const topY = shape.topY ?? waistLevel(figure, knobs.rise ?? 0)
  const hemY = hemLevel(figure, knobs.length)
  const back = figure.view === 'back'
  const plain: SkirtCut = { ...plainSkirt, topY, hemY, ...shape }
  return {
    ...plain,
    flare: knobs.flare ?? plain.flare,
    flutes: knobs.flutes ?? plain.flutes,
    depth: knobs.depth ?? plain.depth,
    gather: knobs.gather ?? plain.gather,
    pleats: knobs.pleats ?? plain.pleats,
    pleatKind: knobs.fold ?? plain.pleatKind,
    highLow: plain.highLow + (back ? -0.3 : 1) * (knobs.highLow ?? 0) * (hemY - topY),
    slant: plain.slant + (back ? -1 : 1) * (knobs.slant ?? 0) * (hemY - topY),
    ...(knobs.slit === undefined ? {} : slitCut(figure, knobs.slit, knobs.slitPlace ?? 'side')),
  }
}

/** A whole skirt from its shape, its knobs and what is always sewn on it. */
export function draftSkirt(
  figure: Figure,
  context: DraftContext,
  shape: Partial<SkirtCut>,
  knobs: SkirtKnobs,
  sewing: SkirtSewing = {},
): Piece[] {
  const cut = skirtCutOf(figure, shape, knobs)
  return sewnSkirt(figure, context, cut, {
    hem: knobs.hem,
    closure: knobs.closure,
    band: knobs.band,
    pockets: knobs.pockets,
    yoke: knobs.yoke,
    panels: knobs.panels,
    ...sewing,
  })
}

/** The skirt among its pieces changed by a rule. */
export const onSkirt = (pieces: readonly Piece[], change: (piece: Piece) => Piece): Piece[] =>
  pieces.map((piece) => (piece.name === 'skirt' ? change(piece) : piece))

/** The skirt among its pieces with the drags of bias cut cloth on it. */
export const onBias = (figure: Figure, hemY: number, pieces: readonly Piece[]): Piece[] =>
  onSkirt(pieces, (piece) => detailed(piece, { folds: biasDrags(figure, hemY) }))
