import type { CanvasDocument } from '../document/canvasDocument.ts'
import type { TileMap } from '../document/layer.ts'
import type { Painter } from '../painter/openPainter.ts'
import { beginStroke } from '../stroke/beginStroke.ts'
import type { Brush } from '../stroke/brush.ts'
import type { Ink } from '../stroke/ink.ts'
import { mergeStroke } from '../stroke/mergeStroke.ts'
import type { Plane } from '../stroke/plane.ts'
import type { Sample } from '../stroke/sample.ts'
import type { StrokeManner } from '../stroke/stroke.ts'
import type { OfferedKnobs } from '../stroke/strokeKnobs.ts'
import { type Box, sharedBox } from '../tiles/box.ts'
import { eachPatch } from '../tiles/eachPatch.ts'
import { isEmptyTile, side, type Tile, tileKey } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import { strokeTarget } from './strokeTarget.ts'

/** What a stroke is to be: with which brush and ink, and onto what of the layer that is worked on. */
export interface StrokeOrder extends Omit<StrokeManner, 'under'> {
  readonly brush: Brush
  readonly knobs?: OfferedKnobs | undefined
  readonly ink: Ink
  readonly seed: number
  readonly target: 'layer' | 'mask'
}

/** A stroke in progress. */
export interface OpenStroke {
  add(sample: Sample): void
  /** Paints what was added since: once a frame. */
  flush(): void
  /** Makes one step of it. */
  end(): void
  /** Takes it back as if it had not been begun. */
  cancel(): void
}

/** The painting that a stroke is made on. */
export interface StrokeSite {
  readonly document: CanvasDocument
  readonly tiles: TileStore
  readonly painter: Painter
  readonly plane: Plane
  /** Paints a part of the picture anew. */
  paint(box: Readonly<Box>): void
  /** Keeps what the stroke leaves as one step; the picture shows it already. */
  keep(id: string, of: 'layer' | 'mask', tiles: TileMap, gone: readonly string[]): void
  /** The stroke is over. */
  close(): void
}

/** Begins a stroke on the layer that is worked on, or on its mask. */
export function openStroke(site: StrokeSite, order: StrokeOrder): OpenStroke {
  const { document, tiles, painter, plane } = site
  const { wet } = painter
  const target = strokeTarget(document, tiles, order.target)
  const layer = document.layers[target.id]
  const { brush, knobs, ink, seed, target: _, ...manner } = order
  const befores = new Map<string, Tile>()
  const painted = new Map<string, Tile>()
  let isOpen = true

  function beforeAt(key: string): Tile {
    const known = befores.get(key)
    if (known) return known
    const before = target.before(key)
    befores.set(key, before)
    return before
  }
  const under = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= document.width || y >= document.height) return 0
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    const words = wordsOf(beforeAt(tileKey(column, row)))
    return words[(Math.floor(y) - row * side) * side + Math.floor(x) - column * side] ?? 0
  }
  const stroke = beginStroke(brush, plane, seed, knobs, { ...manner, under })
  const isLocked = target.of === 'layer' && layer?.lockAlpha === true
  // A mask is painted with grey; taking away from it hides.
  const hides = target.of === 'mask' && ink.lays === 'erase'
  const laid: Ink = hides
    ? { ...ink, color: [0, 0, 0], lays: 'paint', paint: undefined }
    : { ...ink, lockAlpha: ink.lockAlpha || isLocked }

  function merge(box: Readonly<Box>): void {
    eachPatch(box, (key, _patch, x, y) => {
      const before = beforeAt(key)
      let after = painted.get(key)
      if (!after) {
        after = before.slice()
        painted.set(key, after)
        wet.put(target.id, target.of, key, after)
      }
      mergeStroke(before, after, x, y, box, stroke, laid)
      if (target.of === 'mask') {
        const shown = after.slice()
        target.keptAs(shown)
        wet.put(target.id, 'mask', key, shown)
      } else wet.stir(target.id, 'layer', key)
    })
    site.paint(box)
  }
  const flush = () => {
    if (!isOpen) return
    const sheet = { x0: 0, y0: 0, x1: document.width, y1: document.height }
    for (const box of plane.takeDirty()) merge(sharedBox(box, sheet))
  }
  const close = () => {
    isOpen = false
    plane.clear()
    wet.clear()
  }
  return {
    add: (sample) => {
      if (isOpen) stroke.add(sample)
    },
    flush,
    end() {
      if (!isOpen) return
      stroke.end()
      flush()
      close()
      const kept: Record<string, number> = {}
      const gone: string[] = []
      for (const [key, tile] of painted) {
        target.keptAs(tile)
        if (target.of === 'layer' && isEmptyTile(tile)) {
          if (target.tiles[key] !== undefined) gone.push(key)
        } else kept[key] = tiles.keep(tile)
      }
      site.close()
      if (painted.size > 0) site.keep(target.id, target.of, kept, gone)
    },
    cancel() {
      if (!isOpen) return
      close()
      for (const key of painted.keys()) {
        const [column = 0, row = 0] = key.split(',').map(Number)
        const box = { x0: column * side, y0: row * side, x1: (column + 1) * side, y1: (row + 1) * side }
        site.paint(sharedBox(box, { x0: 0, y0: 0, x1: document.width, y1: document.height }))
      }
      site.close()
    },
  }
}
