import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'

/** A step as it is kept: the painting on both sides of it, its tiles named by hash. */
export interface KeptStep {
  readonly id: string
  readonly name: string
  readonly before: CanvasDocument<string>
  readonly after: CanvasDocument<string>
}

/** A painting as the browser keeps it: what it is now, and its steps in order. */
export interface KeptPainting {
  readonly document: CanvasDocument<string>
  readonly trail: readonly { readonly id: string; readonly undone: boolean }[]
  /** How it stands against the server; nothing where only the browser has it. */
  readonly base: Base | null
}

/** The state of the server that a painting goes on from, and whether it is another one since. */
export interface Base {
  readonly revision: number
  readonly changed: boolean
}

/** What a save writes: only what is new, and what is not needed any more. */
export interface Written {
  readonly painting: KeptPainting
  readonly steps: readonly KeptStep[]
  readonly tiles: ReadonlyMap<string, Uint8Array>
  readonly goneSteps: readonly string[]
  readonly goneTiles: readonly string[]
}

/** All that is kept of a painting. */
export interface Found {
  readonly painting: KeptPainting
  readonly steps: ReadonlyMap<string, KeptStep>
  readonly tiles: ReadonlyMap<string, Uint8Array>
}

/** Where paintings are kept, each by its name: all of a save is written, or nothing of it. */
export interface Shelf {
  read(name: string): Promise<Found | null>
  write(name: string, written: Written): Promise<void>
}

/** Thrown where the store of the browser takes no more. */
export class ShelfFull extends Error {}
