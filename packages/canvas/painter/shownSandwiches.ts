import type { CanvasDocument } from '../document/canvasDocument.ts'
import type { Box } from '../tiles/box.ts'
import { wholeTile } from '../tiles/eachPatch.ts'
import { type Tile, tileBytes } from '../tiles/tile.ts'
import { changedBands } from './changedBands.ts'
import { copyPatch } from './copyPatch.ts'
import { sameMarks } from './marks.ts'
import type { Place } from './place.ts'
import { type Making, type Sandwich, sandwichMarks, sandwichOf } from './sandwich.ts'
import { layUppers } from './uppers.ts'

interface Made {
  readonly document: CanvasDocument
  readonly marks: readonly unknown[]
  readonly sandwich: Sandwich | null
}

/** The picture that shows a sandwich, and how that looked up to the layer that is worked on; where it was not shown yet, nothing. */
interface Shown {
  readonly sandwich: Sandwich
  readonly picture: Tile
  readonly middle: Tile
}

/** Sandwiches by name, each kept as long as what it is made of, and shown at the cost of what changed. */
export interface ShownSandwiches {
  /** The sandwich of a name, made where what it depends on is another; `keepsAll` joins nothing above, so that no bit differs. */
  at(name: string, document: CanvasDocument, order: () => readonly [Making, Place], keepsAll?: boolean): Sandwich | null
  has(name: string): boolean
  /** The picture on which a sandwich was shown. */
  pictureOf(name: string, sandwich: Sandwich): Tile | undefined
  /** Shows a patch; on a ground that lets through, the whole tile at first. */
  show(name: string, sandwich: Sandwich, picture: Tile, patch: Readonly<Box>): void
  bytes(): number
  clear(): void
}

/** Opens a place for sandwiches. */
export function openShownSandwiches(): ShownSandwiches {
  const made = new Map<string, Made>()
  const shown = new Map<string, Shown>()
  const fresh: Tile = new Uint8ClampedArray(tileBytes)
  return {
    at(name, document, order, keepsAll) {
      const before = made.get(name)
      if (before?.document === document) return before.sandwich
      const [making, place] = order()
      const marks = sandwichMarks(making, place)
      const isSame = before && sameMarks(before.marks, marks)
      const sandwich = isSame ? before.sandwich : making.active ? sandwichOf(making, place, keepsAll) : null
      made.set(name, { document, marks, sandwich })
      return sandwich
    },
    has: (name) => made.has(name),
    pictureOf(name, sandwich) {
      const known = shown.get(name)
      return known?.sandwich === sandwich ? known.picture : undefined
    },
    show(name, sandwich, picture, patch) {
      const { below, own, above } = sandwich
      copyPatch(below, fresh, patch)
      own(fresh, patch)
      const known = shown.get(name)
      const isKnown = known?.sandwich === sandwich && known.picture === picture
      const middle = isKnown ? known.middle : new Uint8ClampedArray(tileBytes)
      if (!isKnown) shown.set(name, { sandwich, picture, middle })
      const changed = changedBands(middle, fresh, patch)
      // Where the layer that is worked on looks as it did, so does what lies above it.
      for (const box of !isKnown && patch === wholeTile ? [wholeTile] : changed) {
        copyPatch(fresh, picture, box)
        layUppers(above, picture, box, false)
      }
    },
    bytes: () => (made.size * 2 + shown.size) * tileBytes,
    clear() {
      made.clear()
      shown.clear()
    },
  }
}
