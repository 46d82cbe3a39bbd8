import type { Chance } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import type { BodiceOptions } from './bodiceOptions.ts'
import { draftCollar } from './collar.ts'
import { draftFlatCollar } from './flatCollar.ts'
import { draftJabot } from './jabot.ts'
import type { NecklineId } from './necklines.ts'
import { draftSailorCollar } from './sailorCollar.ts'
import { draftStandCollar } from './standCollar.ts'
import { tieBow } from './tie.ts'
import { proportionOf } from '../upperBody.ts'
import { draftWingCollar } from './wingCollar.ts'

interface CollarRow {
  id: string
  label: string
  /** The neck edge it is sewn to, with its depth in heads of the adult woman where it is not that neckline's own. */
  neckline: NecklineId
  depth?: number
  spread?: number
  /** Where a buttoned front begins, in heads below the neck level of the adult woman. */
  opens: number
}

/** Every collar of shirts, blouses and knits, in the order pickers show them. */
export const collars = [
  { id: 'point', label: 'Point collar', neckline: 'shirt', opens: 0.14 },
  { id: 'buttonDown', label: 'Button-down', neckline: 'shirt', opens: 0.14 },
  { id: 'cutaway', label: 'Cutaway', neckline: 'shirt', opens: 0.14 },
  { id: 'club', label: 'Club collar', neckline: 'shirt', opens: 0.14 },
  { id: 'camp', label: 'Camp collar', neckline: 'v', depth: 0.34, spread: 0.06, opens: 0.34 },
  { id: 'band', label: 'Band collar', neckline: 'shirt', opens: 0.14 },
  { id: 'wing', label: 'Wing collar', neckline: 'shirt', opens: 0.14 },
  { id: 'polo', label: 'Polo collar', neckline: 'shirt', opens: 0.14 },
  { id: 'peterPan', label: 'Peter Pan', neckline: 'crew', depth: 0.12, spread: 0.1, opens: 0.13 },
  { id: 'sailor', label: 'Sailor collar', neckline: 'v', depth: 0.5, spread: 0.08, opens: 0.5 },
  { id: 'shawl', label: 'Shawl collar', neckline: 'v', depth: 0.56, spread: 0.08, opens: 0.56 },
  { id: 'bow', label: 'Bow', neckline: 'high', opens: 0.06 },
  { id: 'jabot', label: 'Jabot', neckline: 'high', opens: 0.06 },
  { id: 'funnel', label: 'Funnel', neckline: 'high', opens: 0.06 },
  { id: 'roll', label: 'Roll neck', neckline: 'high', opens: 0.06 },
] as const satisfies readonly CollarRow[]

export type CollarId = (typeof collars)[number]['id']

const rowOf = (id: CollarId): CollarRow => collars.find((entry) => entry.id === id) ?? collars[0]

/** A knob that chooses among some collars; the first is the normal one. */
export function collarKnob<const Ids extends readonly [CollarId, ...CollarId[]]>(
  ids: Ids,
  label = 'Collar',
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    label,
    ids.map((id) => ({ id, label: rowOf(id).label })),
  )
}

/** The neck edge that a collar is sewn to, for a bodice. */
export function collarNeck(figure: Figure, id: CollarId): Pick<BodiceOptions, 'neckline' | 'neckDepth' | 'neckSpread'> {
  const { tall } = proportionOf(figure)
  const { neckline, depth, spread } = rowOf(id)
  return { neckline, neckDepth: depth === undefined ? undefined : depth * tall, neckSpread: spread }
}

/** The level at which a buttoned front begins under a collar. */
export const collarOpening = (figure: Figure, id: CollarId): number =>
  figure.levels.neck + rowOf(id).opens * proportionOf(figure).tall

/** Drafts a collar onto a bodice that was cut for it; size 1 is the ordinary one. */
export function draftCollarOf(figure: Figure, bodice: Bodice, id: CollarId, size: number, chance: Chance): Piece[] {
  const { tall } = proportionOf(figure)
  const centre = bodice.neckline.left[bodice.neckline.left.length - 1]
  switch (id) {
    case 'buttonDown':
      return draftCollar(figure, { size, spread: 0.25, tips: 'buttoned' })
    case 'cutaway':
      return draftCollar(figure, { size, spread: 0.95 })
    case 'club':
      return draftCollar(figure, { size: size * 0.95, spread: 0.45, tips: 'rounded' })
    case 'camp':
      return draftCollar(figure, { meets: 0.34, size: size * 1.1, spread: 0.7 })
    case 'band':
      return draftStandCollar(figure, { height: 0.07 * size, ease: 0.025 })
    case 'wing':
      return draftWingCollar(figure, size)
    case 'polo':
      return draftCollar(figure, { size: size * 0.82, spread: 0.45 })
    case 'peterPan':
      return draftFlatCollar(figure, bodice, 'peterPan', 0.17 * size * tall)
    case 'shawl':
      return draftFlatCollar(figure, bodice, 'shawl', 0.15 * size * tall)
    case 'sailor':
      return draftSailorCollar(figure, 0.5 * tall, 0.3 * size)
    case 'bow':
      return [
        ...draftStandCollar(figure, { height: 0.13, ease: 0.02 }),
        ...(figure.view === 'front'
          ? tieBow([centre[0], centre[1] + 0.1 * tall], 0.27 * size * tall, 4, chance.branch('bow'))
          : []),
      ]
    case 'jabot':
      return [
        ...draftStandCollar(figure, { height: 0.13, ease: 0.02 }),
        ...draftJabot(figure, bodice, Math.min(1, 0.62 * size), chance.branch('jabot')),
      ]
    case 'funnel':
      return draftStandCollar(figure, { height: 0.2 * size, ease: 0.06 })
    case 'roll':
      return draftStandCollar(figure, { height: 0.28 * size, rib: true, rolled: true })
    default:
      return draftCollar(figure, { size, spread: 0.3 })
  }
}
