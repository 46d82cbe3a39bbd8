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
import { keptBelow, layRuns, ownPicture } from './layRuns.ts'
import { marksOf, sameMarks } from './marks.ts'
import type { Place } from './place.ts'
import { sheetPlace } from './places.ts'
import type { Making, Sandwich } from './sandwich.ts'
import { openShownSandwiches } from './shownSandwiches.ts'
import { type Sources, sourcesOf } from './sources.ts'
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

/** Opens a painter on a store of tiles. */
export function openPainter(store: TileStore): Painter {
  const kept = openKept()
  const wet = openWetTiles()
  const pictures = openShownSandwiches()
  const lowers = openShownSandwiches()
  let known: Sources | undefined
  const sourcesNow = (document: CanvasDocument): Sources =>
    known?.document === document ? known : (known = sourcesOf(document, store, wet))

  function makingOf(document: CanvasDocument, key: string): Making {
    const sources = sourcesNow(document)
    const { active } = document
    const bench = { sources, kept, lowerAnew }
    return { bench, key, active, groups: groupsAround(document, active), now: () => known ?? sources }
  }
  const sandwichAt = (document: CanvasDocument, key: string): Sandwich | null =>
    pictures.at(key, document, () => [makingOf(document, key), sheetPlace(sourcesNow(document), document.color)])

  /** What lies below a run, where the layer that is worked on is part of it. */
  function lowerAnew(place: Place, at: number, key: string): Tile | undefined {
    if (wet.size === 0 || place.atop || !known) return undefined
    const { document } = known
    const name = `${place.runs[at]?.base.id}:${key}`
    const lower = { ...place, runs: place.runs.slice(0, at) }
    const sandwich = lowers.at(name, document, () => [makingOf(document, key), lower], true)
    if (!sandwich) return undefined
    const tile = lowers.pictureOf(name, sandwich) ?? new Uint8ClampedArray(tileBytes)
    lowers.show(name, sandwich, tile, wholeTile)
    return tile
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

  /** From nothing; where a layer above the one that is worked on reads what lies around, from what lies below it. */
  function composeInto(
    document: CanvasDocument,
    key: string,
    picture: Tile,
    patch: Readonly<Box>,
    color: string | null,
  ) {
    const sources = sourcesNow(document)
    const bench = { sources, kept, lowerAnew }
    const place = sheetPlace(sources, color)
    const from = wet.size > 0 && color !== null ? readerOver(document, sources, place) : -1
    const id = place.runs[from]?.base.id
    const bare = id === undefined ? place.below(key) : keptBelow(bench, place, from, id)(key)
    if (bare) copyPatch(bare, picture, patch)
    layRuns(bench, picture, place, key, patch, undefined, Math.max(0, from))
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
      return layer && ownPicture({ sources: sourcesNow(document), kept, lowerAnew }, layer, key)
    },
    repaint(document, key, picture, patch) {
      // A sandwich costs the whole tile; it is worth that where a stroke comes back to it.
      const sandwich = wet.size > 0 || pictures.has(key) ? sandwichAt(document, key) : null
      sourcesNow(document)
      if (sandwich) pictures.show(key, sandwich, picture, patch)
      else composeInto(document, key, picture, patch, document.color)
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
    bytes: () => kept.size * tileBytes + pictures.bytes() + lowers.bytes(),
    forget() {
      kept.clear()
      pictures.clear()
      lowers.clear()
    },
  }
}

/** The first run above that of the layer that is worked on which reads what lies around. */
function readerOver(document: CanvasDocument, sources: Sources, { runs }: Place): number {
  const sought = [...groupsAround(document, document.active), document.active]
  const own = runs.findIndex(({ base, clipped }) => [base, ...clipped].some(({ id }) => sought.includes(id)))
  return own < 0 ? -1 : runs.findIndex(({ base }, at) => at > own && sources.reach(base) > 0)
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
