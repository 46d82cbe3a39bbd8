import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled } from '../document/layer.ts'
import { groupsAround, inOrder } from '../document/layerTree.ts'
import type { Box } from '../tiles/box.ts'
import { changedBox } from '../tiles/changedBox.ts'
import { keysOf, wholeTile } from '../tiles/eachPatch.ts'
import { type Tile, tileBytes } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { copyPatch } from './copyPatch.ts'
import { openKept } from './kept.ts'
import { layRuns, ownPicture } from './layRuns.ts'
import { marksOf, sameMarks } from './marks.ts'
import { sheetPlace } from './places.ts'
import { type Sandwich, sandwichMarks, sandwichOf } from './sandwich.ts'
import { type Sources, sourcesOf } from './sources.ts'
import { layUppers } from './uppers.ts'
import { openWetTiles, type WetTiles } from './wetTiles.ts'

/** A part of the picture that is another one. */
export interface Changed {
  readonly key: string
  /** In pixels of the tile. */
  readonly patch: Readonly<Box>
}

/** Makes the picture of a painting tile by tile, at the cost of what changed. */
export interface Painter {
  /** Tiles of the stroke in progress. */
  readonly wet: WetTiles
  /** The picture of a tile from nothing, on the colour of the sheet, or on nothing where that is null. */
  compose(document: CanvasDocument, key: string, color?: string | null): Tile
  /** The picture of one layer by itself at a tile: of a group, what it holds. */
  layerPicture(document: CanvasDocument, id: string, key: string): Tile | undefined
  /** Makes a patch of a picture anew. */
  repaint(document: CanvasDocument, key: string, picture: Tile, patch: Readonly<Box>): void
  /** Makes ready what a dab on a tile needs. */
  warm(document: CanvasDocument, key: string): void
  /** How far round a pixel of the layer that is worked on the picture changes with it. */
  reachOver(document: CanvasDocument): number
  /** What of the picture differs between two states. */
  differing(before: CanvasDocument, after: CanvasDocument): readonly Changed[]
  /** Bytes of the pictures that are kept. */
  bytes(): number
  /** Lets go of all that is kept; it is made again when it is needed. */
  forget(): void
}

interface KeptSandwich {
  readonly document: CanvasDocument
  readonly marks: readonly unknown[]
  readonly sandwich: Sandwich | null
}

/** Opens a painter on a store of tiles. */
export function openPainter(store: TileStore): Painter {
  const kept = openKept()
  const wet = openWetTiles()
  const sandwiches = new Map<string, KeptSandwich>()
  let known: Sources | undefined
  const sourcesNow = (document: CanvasDocument): Sources =>
    known?.document === document ? known : (known = sourcesOf(document, store, wet))

  function sandwichAt(document: CanvasDocument, key: string): Sandwich | null {
    const before = sandwiches.get(key)
    if (before?.document === document) return before.sandwich
    const sources = sourcesNow(document)
    const now = () => known ?? sources
    const { active } = document
    const making = { bench: { sources, kept }, key, active, groups: groupsAround(document, active), now }
    const place = sheetPlace(sources, document.color)
    const marks = sandwichMarks(making, place)
    const sandwich =
      before && sameMarks(before.marks, marks) ? before.sandwich : active ? sandwichOf(making, place) : null
    sandwiches.set(key, { document, marks, sandwich })
    return sandwich
  }

  const hasNoReach = (document: CanvasDocument): boolean => {
    const sources = sourcesNow(document)
    return Object.values(document.layers).every((layer) => sources.reach(layer) === 0)
  }

  let reached: { document: CanvasDocument; reach: number } | undefined
  function reachOver(document: CanvasDocument): number {
    if (reached?.document === document) return reached.reach
    const sources = sourcesNow(document)
    const order = inOrder(document)
    const above = order.slice(order.indexOf(document.active) + 1).flatMap((id) => document.layers[id] ?? [])
    const reach = above.reduce((sum, layer) => sum + (layer.visible ? sources.reach(layer) : 0), 0)
    reached = { document, reach }
    return reach
  }

  function composeInto(
    document: CanvasDocument,
    key: string,
    picture: Tile,
    patch: Readonly<Box>,
    color: string | null,
  ) {
    const sources = sourcesNow(document)
    const place = sheetPlace(sources, color)
    const bare = place.below(key)
    if (bare) copyPatch(bare, picture, patch)
    layRuns({ sources, kept }, picture, place, key, patch)
  }

  return {
    wet,
    compose(document, key, color = document.color) {
      const picture: Tile = new Uint8ClampedArray(tileBytes)
      composeInto(document, key, picture, wholeTile, color)
      return picture
    },
    layerPicture(document, id, key) {
      const layer = document.layers[id]
      return layer && ownPicture({ sources: sourcesNow(document), kept }, layer, key)
    },
    repaint(document, key, picture, patch) {
      // A sandwich costs the whole tile; it is worth that where a stroke comes back to it.
      const sandwich = wet.size > 0 || sandwiches.has(key) ? sandwichAt(document, key) : null
      sourcesNow(document)
      if (!sandwich) {
        composeInto(document, key, picture, patch, document.color)
        return
      }
      copyPatch(sandwich.below, picture, patch)
      sandwich.own(picture, patch)
      layUppers(sandwich.above, picture, patch, false)
    },
    warm: (document, key) => void sandwichAt(document, key),
    reachOver,
    differing(before, after) {
      const [was, now] = [sourcesOf(before, store, wet), sourcesOf(after, store, wet)]
      const [old, place] = [sheetPlace(was, before.color), sheetPlace(now, after.color)]
      const only = hasNoReach(after) ? onlyTiles(before, after) : null
      const changed: Changed[] = []
      for (const key of keysOf(after.width, after.height)) {
        const [a, b]: unknown[][] = [[], []]
        marksOf(was, old, key, a ?? [])
        marksOf(now, place, key, b ?? [])
        if (sameMarks(a ?? [], b ?? [])) continue
        const patch = only ? changedBox(store.get(only.before[key]), store.get(only.after[key])) : wholeTile
        if (patch.x0 < patch.x1) changed.push({ key, patch })
      }
      return changed
    },
    bytes: () => (kept.size + sandwiches.size * 2) * tileBytes,
    forget() {
      kept.clear()
      sandwiches.clear()
    },
  }
}

/** The tiles before and after where two states differ in the tiles of one layer and in nothing else that is seen. */
function onlyTiles(before: CanvasDocument, after: CanvasDocument) {
  if (before.root !== after.root || before.color !== after.color) return null
  const others = Object.values(after.layers).filter((layer) => before.layers[layer.id] !== layer)
  const [layer] = others
  const was = layer && before.layers[layer.id]
  if (others.length !== 1 || !was || !isTiled(layer) || !isTiled(was)) return null
  if (Object.keys(before.layers).length !== Object.keys(after.layers).length) return null
  const looks = ({ visible, opacity, blend, clipping, mask }: typeof layer) => [visible, opacity, blend, clipping, mask]
  return sameMarks(looks(was), looks(layer)) ? { before: was.tiles, after: layer.tiles } : null
}
