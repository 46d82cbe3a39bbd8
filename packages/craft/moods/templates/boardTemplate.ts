import type { Chance } from '@toile/geometry'
import type { EdgeId, FixingId, GarmentManner, GroundId, PaletteManner } from '../materials.ts'
import type { PlateKind } from '../plate.ts'

/** The size of every composed moodboard in millimetres: A3 across. */
export const boardSize = { width: 420, height: 297 } as const

/** A place for a plate on a board of 420 by 297 mm: upper left corner, size, turn in degrees. */
export interface Slot {
  holds: PlateKind
  x: number
  y: number
  width: number
  height: number
  turn?: number
  edge?: EdgeId
  fix?: FixingId
  palette?: PaletteManner
  garment?: GarmentManner
  /** A garment without paper under it. */
  free?: true
}

/** A way to arrange a moodboard. */
export interface MoodTemplate<Id extends string = string> {
  id: Id
  label: string
  ground: GroundId
  /** Plates may lie over one another. */
  overlaps: boolean
  lay(chance: Chance): Slot[]
}

/** Declares a template so that its id becomes part of the catalogue's type. */
export const defineTemplate = <const Id extends string>(template: MoodTemplate<Id>): MoodTemplate<Id> => template

/** A slot of a kind at a place. */
export const slot = (
  holds: PlateKind,
  [x, y, width, height]: readonly [number, number, number, number],
  more: Omit<Slot, 'holds' | 'x' | 'y' | 'width' | 'height'> = {},
): Slot => ({ holds, x, y, width, height, ...more })

/** The slots seen in a mirror, now and then. */
export const mirrored = (slots: Slot[], chance: Chance): Slot[] =>
  chance.happens(0.5)
    ? slots.map((one) => ({
        ...one,
        x: boardSize.width - one.x - one.width,
        ...(one.turn === undefined ? {} : { turn: -one.turn }),
      }))
    : slots
