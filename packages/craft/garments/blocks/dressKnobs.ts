import { choiceKnob, numberKnob } from '../knob.ts'
import { type CollarId, collars } from './collars.ts'
import type { DressShaping } from './dressTop.ts'

/** A collar, or none. */
export type DressCollar = CollarId | 'none'

/** Collars that sit on a dress. */
const worn = ['point', 'club', 'camp', 'band', 'peterPan', 'sailor', 'shawl', 'bow', 'jabot', 'funnel', 'roll'] as const

/** The knob of a dress's collar. */
export const dressCollarKnob = (normal: 'none' | (typeof worn)[number] = 'none') =>
  choiceKnob(
    'Collar',
    [
      { id: 'none' as const, label: 'None' },
      ...worn.map((id) => ({ id, label: collars.find((collar) => collar.id === id)?.label ?? id })),
    ],
    normal,
  )

/** The knob of how a dress is shaped. */
export const shapingKnob = (normal: DressShaping) =>
  choiceKnob(
    'Shaping',
    [
      { id: 'none', label: 'None' },
      { id: 'darts', label: 'Darts' },
      { id: 'princess', label: 'Princess seams' },
      { id: 'gathers', label: 'Gathers' },
      { id: 'smocking', label: 'Smocking' },
    ],
    normal,
  )

/** What lies round the waist of a dress. */
export type DressWaist = 'seam' | 'band' | 'belt' | 'elastic' | 'sash' | 'bow'

/** The knob of a dress's waist. */
export const dressWaistKnob = (normal: DressWaist = 'seam') =>
  choiceKnob(
    'Waist',
    [
      { id: 'seam', label: 'Seam' },
      { id: 'band', label: 'Set-in band' },
      { id: 'belt', label: 'Belt' },
      { id: 'elastic', label: 'Elastic' },
      { id: 'sash', label: 'Sash' },
      { id: 'bow', label: 'Sash with a bow' },
    ],
    normal,
  )

/** How far the waist stands off the body beside the dress's own cut. */
export const looserKnob = () => numberKnob('Looser or closer fit', [-0.02, 0, 0.1])
