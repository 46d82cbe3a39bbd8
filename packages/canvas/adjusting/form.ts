import type { Adjustment, AdjustmentId } from '../document/adjustment.ts'
import { type Knobs, settingsOf } from './knob.ts'

/** Straight-alpha pixels of a part of the sheet whose first one lies at (x, y). */
export interface Region {
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

/** Changes a region; the region it was given stays as it was. */
export type Run = (region: Region) => Uint8ClampedArray<ArrayBuffer>

/** One adjustment, as panels and the painter know it. */
export interface AdjustmentForm {
  readonly id: AdjustmentId
  readonly label: string
  readonly knobs: Knobs
  /** What it is set by beside its knobs. */
  readonly by?: 'points' | 'color'
  /** How many pixels round a pixel it reads. */
  reach(adjustment: Adjustment): number
  /** Whether it changes anything as it is set. */
  changes(adjustment: Adjustment): boolean
  run(adjustment: Adjustment): Run
}

interface Definition<Name extends string> {
  readonly id: AdjustmentId
  readonly label: string
  readonly knobs: Knobs<Name>
  readonly by?: 'points' | 'color'
  reach?(settings: Record<Name, number>): number
  changes(settings: Record<Name, number>, adjustment: Adjustment): boolean
  /** Works out what all pixels share; done once for an adjustment. */
  prepare(settings: Record<Name, number>, adjustment: Adjustment): Run
}

/** Makes a form of a definition: tables are worked out once for each adjustment, and what changes nothing gives the very same pixels. */
export function defineAdjustment<Name extends string>(definition: Definition<Name>): AdjustmentForm {
  const { id, label, knobs, by } = definition
  const prepared = new WeakMap<Adjustment, Run>()
  const changes = (adjustment: Adjustment) => definition.changes(settingsOf(knobs, adjustment), adjustment)
  return {
    id,
    label,
    knobs,
    ...(by && { by }),
    changes,
    reach: (adjustment) => (changes(adjustment) ? (definition.reach?.(settingsOf(knobs, adjustment)) ?? 0) : 0),
    run(adjustment) {
      const known = prepared.get(adjustment)
      if (known) return known
      const run: Run = changes(adjustment)
        ? definition.prepare(settingsOf(knobs, adjustment), adjustment)
        : ({ pixels }) => Uint8ClampedArray.from(pixels)
      prepared.set(adjustment, run)
      return run
    },
  }
}
