import type { Chance } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import type { BodiceOptions } from './bodiceOptions.ts'
import { draftCollar } from './collar.ts'
import { draftHood } from './hood.ts'
import { draftLapels, type LapelKind, rollsCross } from './lapels.ts'
import { piled } from './pile.ts'
import { draftSailorCollar } from './sailorCollar.ts'
import { draftStandCollar } from './standCollar.ts'
import { proportionOf } from '../upperBody.ts'

/** Every collar of a jacket or coat, in the order pickers show them. */
const outerCollars = [
  { id: 'notch', label: 'Notch lapel' },
  { id: 'peak', label: 'Peak lapel' },
  { id: 'shawl', label: 'Shawl collar' },
  { id: 'ulster', label: 'Wide ulster collar' },
  { id: 'shirt', label: 'Turned down' },
  { id: 'mandarin', label: 'Mandarin' },
  { id: 'funnel', label: 'Funnel' },
  { id: 'storm', label: 'Storm collar with tab' },
  { id: 'rib', label: 'Knitted rib' },
  { id: 'hood', label: 'Hood' },
  { id: 'fur', label: 'Fur shawl' },
  { id: 'shearling', label: 'Shearling, turned down' },
  { id: 'sailor', label: 'Sailor' },
  { id: 'none', label: 'Collarless' },
  { id: 'vee', label: 'Collarless V' },
] as const

export type OuterCollarId = (typeof outerCollars)[number]['id']

const lapelled: Partial<Record<OuterCollarId, LapelKind>> = {
  notch: 'notch',
  peak: 'peak',
  shawl: 'shawl',
  ulster: 'ulster',
  fur: 'shawl',
}

/** A knob that chooses among some collars; the first is the normal one. */
export function outerCollarKnob<const Ids extends readonly [OuterCollarId, ...OuterCollarId[]]>(
  ids: Ids,
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Collar',
    ids.map((id) => ({ id, label: outerCollars.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** What a collar is asked for: where a lapel breaks, how wide it is, and how the front under it closes. */
export interface OuterCollar {
  kind: OuterCollarId
  /** Level where a lapel starts to turn, and how far from the centre, where closed. */
  breaks: number
  beyond: number
  /** Width of a lapel in heads of the adult woman; other collars grow with it. */
  width: number
  /** Height of a collar that stands, in heads of the adult woman. */
  height?: number
  /** Depth of an open V below the neck, in heads of the adult woman. */
  depth?: number
  snapped?: boolean
  zipped?: boolean
}

/** Whether a collar turns back into lapels, which need an open neck. */
export const hasLapels = (kind: OuterCollarId) => lapelled[kind] !== undefined

/** The neck edge that a collar is sewn to. */
export function neckFor(
  figure: Figure,
  collar: OuterCollar,
): Pick<BodiceOptions, 'neckline' | 'neckDepth' | 'neckSpread'> {
  const { tall } = proportionOf(figure)
  const { kind, breaks, beyond } = collar
  if (hasLapels(kind)) {
    return { neckline: 'deepV', neckSpread: 0.06, neckDepth: rollsCross(figure, breaks, beyond) - figure.levels.neck }
  }
  switch (kind) {
    case 'shirt':
    case 'shearling':
      return { neckline: 'shirt', neckDepth: 0.12 * tall }
    case 'sailor':
      return { neckline: 'v', neckSpread: 0.04, neckDepth: 0.5 * tall }
    case 'vee':
      return { neckline: 'v', neckSpread: 0.1, neckDepth: (collar.depth ?? 0.62) * tall }
    case 'none':
      return { neckline: 'crew', neckSpread: 0.1, neckDepth: 0.16 * tall }
    case 'hood':
      return { neckline: 'crew', neckDepth: 0.12 * tall }
    default:
      return { neckline: 'high' }
  }
}

/** Drafts a collar on a front that is closed, or slid `open` heads apart at the waist. */
export function draftOuterCollar(figure: Figure, collar: OuterCollar, open: number | null, chance: Chance): Piece[] {
  const { wide, tall } = proportionOf(figure)
  const { kind, width, breaks, beyond, height = 0.09, zipped = false } = collar
  const lapel = lapelled[kind]
  const gap = open === null ? undefined : 0.05
  if (lapel) {
    const pieces = draftLapels(figure, {
      kind: lapel,
      width,
      breaks: open === null ? breaks : Math.max(breaks, figure.levels.waist - 0.3 * tall),
      open: open ?? 0,
      beyond,
      snapped: collar.snapped,
    })
    return kind === 'fur' ? pieces.map((piece) => (piece.layer === 'front' ? piled(piece, chance) : piece)) : pieces
  }
  switch (kind) {
    case 'shirt':
    case 'shearling': {
      const size = (kind === 'shearling' ? 1.35 : 1.1) * Math.min(1.5, Math.max(0.7, width / 0.24))
      const pieces = draftCollar(figure, { meets: 0.13, size, spread: 0.6, open: open === null ? 0 : 0.1 * wide })
      return kind === 'shearling'
        ? pieces.map((piece) => (piece.layer === 'front' ? piled(piece, chance) : piece))
        : pieces
    }
    case 'mandarin':
      return draftStandCollar(figure, { height: Math.min(0.11, height), ease: 0.02, gap: gap ?? 0.012 })
    case 'funnel':
      return draftStandCollar(figure, { height: height * 1.9, ease: 0.075, gap, zipped: zipped && open === null })
    case 'storm':
      return draftStandCollar(figure, { height: height * 1.5, ease: 0.05, gap, zipped: zipped && open === null })
    case 'rib':
      return draftStandCollar(figure, { height, rib: true, ease: 0.05, gap, zipped: zipped && open === null })
    case 'hood':
      return draftHood(figure, { zipped: true, size: 1.03 })
    case 'sailor':
      return draftSailorCollar(figure, 0.5 * tall, width, open === null ? 0 : open * 0.5)
    default:
      return []
  }
}
