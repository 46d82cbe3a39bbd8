import type { Knobs as AdjustmentKnobs } from '@toile/canvas/adjusting/knob.ts'
import type { AdjustmentId } from '@toile/canvas/document/adjustment.ts'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import type { Keeping } from '../keeping/openSaving.ts'
import type { Base } from '../keeping/shelf.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'

/** A brush as the page knows it: what it is called, and what can be turned at it. */
export interface KnownBrush {
  readonly id: string
  readonly label: string
  readonly knobs: Readonly<Record<string, Knob>>
}

/** Settings of a brush by the names of its knobs. */
export type Turned = Readonly<Record<string, number | string>>

/** An adjustment as the page knows it. */
export interface KnownAdjustment {
  readonly id: AdjustmentId
  readonly label: string
  readonly knobs: AdjustmentKnobs
  readonly by?: 'points' | 'color' | undefined
}

/** What is selected, as the page shows it. */
export interface KnownSelection {
  /** Its edge as a path of an SVG, in pixels of the sheet. */
  readonly path: string
  readonly box: Readonly<Box>
}

/** A step of the past or, where it is undone, of the future. */
export interface KnownStep {
  readonly id: string
  readonly name: string
  readonly undone: boolean
}

/** What the page knows of the painting that its worker holds. */
export interface Known {
  /** Nothing until it is open. */
  readonly document: CanvasDocument | null
  readonly undo: string | null
  readonly redo: string | null
  readonly trail: readonly KnownStep[]
  /** Bytes in use, and how many layers full of paint still fit. */
  readonly memory: { readonly bytes: number; readonly fits: number }
  readonly keeping: Keeping
  /** How it stands against the server; nothing where only the browser has it. */
  readonly base: Base | null
  /** Layers in small, by id. */
  readonly thumbs: ReadonlyMap<string, ImageBitmap>
  readonly brushes: readonly KnownBrush[]
  readonly adjustments: readonly KnownAdjustment[]
  /** Nothing where all of the sheet is worked on. */
  readonly selection: KnownSelection | null
  /** Whether there was a selection before. */
  readonly earlier: boolean
  /** Whether something was copied. */
  readonly copied: boolean
  /** The edge of what liquify holds fast, as a path of an SVG. */
  readonly frozen: string
  /** Whether liquify bent the layer. */
  readonly bent: boolean
  /** What is tried on the layer and not kept yet. */
  readonly trial: 'adjust' | 'transform' | null
  /** The number of the transform that the picture shows. */
  readonly transformed: number
  /** What is being done that takes a moment, as an English label. */
  readonly busy: string | null
}

export const nothingKnown: Known = {
  document: null,
  undo: null,
  redo: null,
  trail: [],
  memory: { bytes: 0, fits: 0 },
  keeping: 'saved',
  base: null,
  thumbs: new Map(),
  brushes: [],
  adjustments: [],
  selection: null,
  earlier: false,
  copied: false,
  frozen: '',
  bent: false,
  trial: null,
  transformed: 0,
  busy: null,
}
