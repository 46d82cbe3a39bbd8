import type { StepName } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { CanvasChange } from '../document/canvasChanges.ts'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { checkSheet } from '../document/checkLayers.ts'
import type { TileMap } from '../document/layer.ts'
import { frameSheet, mergeLayers, setMaskTiles, setTiles } from '../document/pixelChanges.ts'
import { openMips } from '../painter/mips.ts'
import { type Changed, openPainter, type Painter } from '../painter/openPainter.ts'
import { openPlane, type Plane } from '../stroke/plane.ts'
import { type Box, emptyBox, includeBox, sharedBox } from '../tiles/box.ts'
import { eachPatch, keysOf, wholeTile } from '../tiles/eachPatch.ts'
import { side, type Tile, tileBytes, tileKey, tilePlace } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { cropped, resized } from '../transforming/framedLayers.ts'
import { flattened, maskApplied, type Merge, mergedDown, mergedTogether, mergedVisible } from './merged.ts'
import { neededTiles } from './neededTiles.ts'
import { type Draft, openDraft } from './openDraft.ts'
import { openStroke, type OpenStroke, type StrokeOrder } from './openStroke.ts'
import { type Shrunk, shrunk } from './shrunk.ts'

/** An open painting: its document, its tiles, its picture, and the stroke in progress. It knows no screen, and runs in a worker. */
export interface Session {
  readonly document: OpenDocument<CanvasDocument, CanvasChange>
  readonly tiles: TileStore
  readonly painter: Painter
  /** A tile of the picture, opaque; level 0 is the whole size, each further one half of it. It is written to as the picture changes. */
  pictureOf(level: number, key: string): Tile
  /** Tells of each part of the sheet whose picture changed. */
  onShown(listener: (box: Readonly<Box>) => void): () => void
  /** Begins a stroke; one that is open ends. */
  startStroke(order: StrokeOrder): OpenStroke
  /** Tries pixels on the layer that is worked on, or its mask; `label` is what the step is called. A stroke that is open ends. */
  startDraft(of: 'layer' | 'mask', label: string): Draft
  /** Merges a layer with the one below it. */
  mergeDown(id: string): void
  /** Merges layers of one list to one of that id. */
  mergeTogether(ids: readonly string[], id: string): void
  /** Merges all that is shown to one layer of that id. */
  mergeVisible(id: string): void
  /** Makes one background of that id of all that is shown. */
  flatten(id: string): void
  /** Makes the mask of a layer part of its pixels. */
  applyMask(id: string): void
  /** Cuts the sheet to a box of whole pixels, or widens it. */
  frame(box: Readonly<Box>): void
  /** Draws the whole painting to other sides in pixels; words and pictures keep what they are drawn from. */
  resample(width: number, height: number): void
  /** Red, green, blue and alpha at a pixel: of the picture, or of one layer by itself. */
  colorAt(x: number, y: number, layer?: string): readonly [number, number, number, number]
  /** A small picture of all, or of one layer by itself. */
  thumbnail(longest: number, layer?: string): Shrunk
  /** Makes ready what the first dab on these parts of the sheet needs, as when another layer is picked. */
  warm(box: Readonly<Box>): void
  /** The same a tile at a time, so that a pen is heard between; each step gives the tile that is ready. */
  warming(box: Readonly<Box>): Generator<string, void>
  /** Bytes in use. */
  bytes(): number
  /** How many more layers, painted all over, fit. */
  fits(): number
  /** Lets go of tiles that no step needs. */
  sweep(): void
}

const erase: StepName = { label: 'Erase' }

/** Opens a painting; steps that are kept beyond the page need ids that no other page gives. */
export function openSession(first: CanvasDocument, tiles: TileStore, newId?: () => string): Session {
  const held = openDocument<CanvasDocument, CanvasChange>(first, newId, limits.canvas.steps)
  const painter = openPainter(tiles)
  const mips = openMips()
  const listeners = new Set<(box: Readonly<Box>) => void>()
  let shown = first
  let plane: Plane | undefined
  let current: Pick<OpenStroke, 'end'> | undefined
  // The picture shows a stroke before it is a step.
  let isPainted = false

  const sheetOf = ({ width, height }: CanvasDocument): Box => ({ x0: 0, y0: 0, x1: width, y1: height })
  function show(box: Readonly<Box>): void {
    const seen = sharedBox(box, sheetOf(held.get()))
    if (seen.x0 >= seen.x1 || seen.y0 >= seen.y1) return
    mips.renew(seen)
    for (const tell of listeners) tell(seen)
  }
  function repaint(changed: Iterable<Changed>): void {
    const box = emptyBox()
    const now = held.get()
    for (const { key, patch } of changed) {
      painter.repaint(now, key, mips.at(0, key), patch)
      const [column, row] = tilePlace(key)
      const [x, y] = [column * side, row * side]
      includeBox(box, x + patch.x0, y + patch.y0, x + patch.x1, y + patch.y1)
    }
    show(box)
  }
  const wholly = (keys: readonly string[]) => keys.map((key) => ({ key, patch: wholeTile }))

  held.subscribe(() => {
    const [before, now] = [shown, held.get()]
    shown = now
    if (before === now || isPainted) return
    if (before.width !== now.width || before.height !== now.height) {
      mips.clear()
      painter.forget()
      plane = undefined
      repaint(wholly(keysOf(now.width, now.height)))
    } else repaint(painter.differing(before, now))
  })
  repaint(wholly(keysOf(first.width, first.height)))

  /** Paints what a dab changed: where something above reads what lies around, all that it may change. */
  function paint(box: Readonly<Box>): void {
    const now = held.get()
    const wide = painter.reachOver(now)
    const grown = sharedBox(
      { x0: box.x0 - wide, y0: box.y0 - wide, x1: box.x1 + wide, y1: box.y1 + wide },
      sheetOf(now),
    )
    eachPatch(grown, (key, patch) => painter.repaint(now, key, mips.at(0, key), patch))
    show(grown)
  }

  const close = () => void (current = undefined)
  const keepAs =
    (label: string) =>
    (id: string, of: 'layer' | 'mask', put: TileMap, gone: readonly string[]): void => {
      isPainted = true
      try {
        held.change(of === 'layer' ? setTiles : setMaskTiles, { id, tiles: put, gone }, { as: { label } })
      } finally {
        isPainted = false
      }
    }
  function merging() {
    current?.end()
    return { document: held.get(), tiles, painter }
  }
  const merge = (made: Merge, as: StepName) => held.change(mergeLayers, made, { as })

  return {
    document: held,
    tiles,
    painter,
    pictureOf: (level, key) => mips.at(level, key),
    onShown(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    startStroke(order) {
      current?.end()
      const now = held.get()
      if (!now.layers[now.active]) throw refuse('layerMissing')
      plane ??= openPlane(now.width, now.height)
      const { label } = order.ink.lays === 'erase' ? erase : order.brush
      const site = { document: now, tiles, painter, plane, paint, keep: keepAs(label), close }
      const stroke = openStroke(site, order)
      current = stroke
      return stroke
    },
    startDraft(of, label) {
      current?.end()
      const draft = openDraft({ document: held.get(), tiles, painter, paint, keep: keepAs(label), close }, of)
      current = { end: draft.keep }
      return draft
    },
    mergeDown: (id) => merge(mergedDown(merging(), id), { label: 'Merge down' }),
    mergeTogether: (ids, id) => merge(mergedTogether(merging(), ids, id), { label: 'Merge layers' }),
    mergeVisible: (id) => merge(mergedVisible(merging(), id), { label: 'Merge visible' }),
    flatten: (id) => merge(flattened(merging(), id), { label: 'Flatten' }),
    applyMask: (id) => merge(maskApplied(merging(), id), { label: 'Apply the mask' }),
    frame(box) {
      checkSheet(box.x1 - box.x0, box.y1 - box.y0)
      current?.end()
      held.change(frameSheet, cropped(held.get(), tiles, box))
    },
    resample(width, height) {
      checkSheet(width, height)
      current?.end()
      held.change(frameSheet, resized(held.get(), tiles, width, height))
    },
    colorAt(x, y, layer) {
      const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
      const key = tileKey(column, row)
      const tile = layer === undefined ? mips.at(0, key) : painter.layerPicture(held.get(), layer, key)
      const i = ((Math.floor(y) - row * side) * side + Math.floor(x) - column * side) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = tile?.subarray(i, i + 4) ?? []
      return [red, green, blue, alpha]
    },
    thumbnail(longest, layer) {
      const now = held.get()
      return shrunk(now, longest, (key) =>
        layer === undefined ? mips.at(0, key) : painter.layerPicture(now, layer, key),
      )
    },
    warm(box) {
      for (const _ of this.warming(box));
    },
    *warming(box) {
      const keys: string[] = []
      eachPatch(sharedBox(box, sheetOf(held.get())), (key) => keys.push(key))
      for (const key of keys) {
        // What is worked on may be another layer by now.
        painter.warm(held.get(), key)
        yield key
      }
    },
    bytes: () => (tiles.size + mips.size) * tileBytes + painter.bytes() + (plane ? plane.width * plane.height * 8 : 0),
    fits() {
      const { width, height } = held.get()
      const layer = keysOf(width, height).length * tileBytes
      return Math.max(0, Math.floor((limits.canvas.bytes - this.bytes()) / layer))
    },
    sweep: () =>
      tiles.sweep(neededTiles([held.get(), ...held.trail().flatMap(({ before, after }) => [before, after])])),
  }
}
