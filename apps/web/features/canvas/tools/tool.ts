import type { TablerIcon } from '@tabler/icons-react'
import type { Bench } from '../painting/usePainting.ts'
import type { Place } from '../view/camera.ts'

/** Keys that are held while a hand is on the sheet. */
export interface Held {
  readonly shift: boolean
  readonly alt: boolean
  readonly mod: boolean
}

/** How a gesture begins: its first samples in pixels of the sheet, as `samplesOf` tells them. */
export interface Start {
  readonly samples: readonly number[]
  readonly at: Place
  readonly held: Held
}

/** A gesture that goes on. */
export interface Gesture {
  add(samples: readonly number[], held: Held): void
  end(): void
  cancel(): void
}

/** What a hand does on the sheet: one file and one line in the list of tools. */
export interface Tool {
  readonly id: string
  readonly label: string
  /** Its key, as an action writes it. */
  readonly keys: string
  readonly Icon: TablerIcon
  /** What is seen under the pointer: a ring as large as the brush, or a sign of the browser. */
  readonly cursor: 'ring' | 'crosshair' | 'grab' | 'move' | 'text'
  /** How wide the ring is in pixels of the sheet, where it is not the brush. */
  readonly ring?: () => number
  /** With Alt it does something of its own, and takes up no color. */
  readonly ownsAlt?: boolean
  /** Begins a gesture; nothing where it cannot. */
  begin(start: Start, bench: Bench): Gesture | null
}

/** The last of some samples, in pixels of the sheet. */
export const lastPlace = (samples: readonly number[]): Place => [samples.at(-6) ?? 0, samples.at(-5) ?? 0]
