import { type Chance, clamp } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { drapeOf, poplin } from './drape.ts'
import { detailed, seam, topstitch } from '../marks.ts'
import type { SkirtCut } from './skirtCut.ts'
import { surfaceRow } from './skirtSeams.ts'
import { tier } from './tiers.ts'

/** How a skirt ends. */
export type HemKind = 'straight' | 'highLow' | 'handkerchief' | 'asymmetric' | 'scalloped' | 'ruffle' | 'band'

/** The knob of a skirt's hem. */
export const hemKnob = (normal: HemKind = 'straight') =>
  choiceKnob(
    'Hem',
    [
      { id: 'straight', label: 'Straight' },
      { id: 'highLow', label: 'Shorter in front' },
      { id: 'asymmetric', label: 'Slanted' },
      { id: 'handkerchief', label: 'Handkerchief points' },
      { id: 'scalloped', label: 'Scalloped' },
      { id: 'ruffle', label: 'Ruffle' },
      { id: 'band', label: 'Band' },
    ],
    normal,
  )

/** A cut with its hem shaped; a ruffle takes its own depth off the skirt it is sewn to. */
export function hemmedCut(figure: Figure, cut: SkirtCut, hem: HemKind): SkirtCut {
  const length = cut.hemY - cut.topY
  const back = figure.view === 'back'
  switch (hem) {
    case 'highLow':
      return { ...cut, highLow: cut.highLow + (back ? -0.05 : 0.16) * length }
    case 'asymmetric':
      return { ...cut, slant: cut.slant + (back ? -1 : 1) * 0.15 * length }
    case 'handkerchief':
      return {
        ...cut,
        hemY: cut.hemY - 0.07 * length,
        drop: points(0.24 * length),
        flutes: cut.flutes || 6,
        depth: Math.max(0.06, cut.depth),
      }
    case 'scalloped':
      return { ...cut, scallops: 9 }
    default:
      return cut
  }
}

/** A cut shortened until its lowest point clears the floor, by as much in front as behind. */
export function aboveFloor(figure: Figure, cut: SkirtCut): SkirtCut {
  const behind = figure.view === 'back' ? -cut.highLow : cut.highLow * 0.35
  const lowest = cut.hemY + Math.abs(cut.slant) + (cut.drop?.(Math.PI / 4) ?? 0) + Math.max(0, behind)
  return { ...cut, hemY: cut.hemY - Math.max(0, lowest - figure.levels.floor - 0.2) }
}

/** Four corners hang down round the body; two of them are seen. */
const points = (deep: number) => (angle: number) =>
  deep * Math.max(0, 1 - Math.abs((4 * Math.abs(angle)) / Math.PI - 1)) ** 1.2

/** How deep a hem ruffle is, in heads. */
const ruffleDepth = (cut: SkirtCut) => clamp((cut.hemY - cut.topY) * 0.13, 0.12, 0.42)

/** The cut of the skirt above a hem ruffle. */
export const aboveRuffle = (cut: SkirtCut): SkirtCut => ({
  ...cut,
  hemY: cut.hemY - ruffleDepth(cut),
  depth: cut.depth * 0.3,
})

/** The ruffle at a skirt's hem, under its edge. */
export function hemRuffle(figure: Figure, cut: SkirtCut, chance: Chance): Piece {
  const drape = drapeOf(cut.cloth ?? poplin)
  const from = 1 - (ruffleDepth(cut) + 0.03) / (cut.hemY - cut.topY)
  const plain = { ...cut, flutes: 0 }
  return tier(
    figure,
    plain,
    {
      name: 'hemRuffle',
      from,
      to: 1,
      swell: 0.09,
      flutes: Math.round(12 * drape.count),
      depth: 0.05,
      gather: 0.9,
      order: -1,
    },
    chance,
  )
}

/** A band of cloth round the hem. */
export function bandedHem(piece: Piece): Piece {
  const row = surfaceRow(piece, 0.9)
  return row.length
    ? detailed(piece, { lines: [seam(row, 1.6, [0, 0]), topstitch(row.map(([x, y]) => [x, y + 0.025]))] })
    : piece
}
