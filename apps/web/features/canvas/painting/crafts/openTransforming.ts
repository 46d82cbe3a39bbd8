import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { isTiled, type Layer, type TileMap } from '@toile/canvas/document/layer.ts'
import { setMask, setPicture, setText, setTiles } from '@toile/canvas/document/pixelChanges.ts'
import { withLayer } from '@toile/canvas/document/layerTree.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import { paintedBox } from '@toile/canvas/tiles/paintedBox.ts'
import type { Tile } from '@toile/canvas/tiles/tile.ts'
import { carrySelection } from '@toile/canvas/transforming/carrySelection.ts'
import { snapLines } from '@toile/canvas/transforming/snapMove.ts'
import type { Trying } from '../openTrying.ts'
import type { Craft } from './craft.ts'
import { type LiftedPart, liftedParts, openTilesOf } from './liftedParts.ts'
import { pictureOfParts } from './pictureOfParts.ts'
import { type TransformedLayer, transformed } from './transformed.ts'
import type { BegunTransform, TransformMap, TransformOrder } from './transformOrder.ts'

interface Open {
  readonly before: CanvasDocument
  readonly parts: readonly LiftedPart[]
  readonly box: Readonly<Box>
  /** The painting without what is transformed. */
  readonly rest: CanvasDocument
  /** How it lies. */
  latest: TransformMap | null
  shows: 'rest' | 'all'
  /** What was worked out last. */
  last: { readonly map: string; readonly layers: readonly TransformedLayer[] } | null
}

const labels = { move: { label: 'Move' }, turn: { label: 'Transform' }, bend: { label: 'Warp' } } as const

function labelOf(map: TransformMap): { label: string } {
  if (map.kind === 'mesh') return labels.bend
  const [a, b, , d, e, , g, h, i] = map.matrix
  const moves = a === i && e === i && b === 0 && d === 0 && g === 0 && h === 0
  return moves ? labels.move : labels.turn
}

/** Transforms of layers, or of what is selected of them: tried on the painting, and kept as one step. */
export function openTransforming(
  { session, selection, select, tell }: Craft,
  trying: Trying,
  draw: typeof pictureOfParts = pictureOfParts,
) {
  const { document, tiles: store } = session
  let open: Open | null = null
  let count = 0

  const refsOf = (tiles: ReadonlyMap<string, Tile>, layer: { tiles: TileMap }): TileMap => {
    const known = new Map(Object.values(layer.tiles).map((ref) => [store.get(ref), ref]))
    return Object.fromEntries([...tiles].map(([key, tile]) => [key, known.get(tile) ?? store.keep(tile)]))
  }
  const withTiles = (now: CanvasDocument, parts: readonly LiftedPart[], of: 'lifted' | 'rest'): CanvasDocument =>
    parts.reduce((next, part) => withLayer(next, { ...part.layer, tiles: refsOf(part[of], part.layer) }), now)

  function close(): void {
    open = null
    tell({ trial: null })
  }
  function boxesBeside(now: CanvasDocument, parts: readonly LiftedPart[]): Box[] {
    const own = new Set(parts.map(({ layer }) => layer.id))
    return Object.values(now.layers)
      .filter((layer) => isTiled(layer) && layer.visible && !own.has(layer.id))
      .map((layer) => paintedBox(isTiled(layer) ? openTilesOf(store, layer.tiles) : []))
      .filter(({ x0, x1 }) => x0 < x1)
  }
  function begin(ids: readonly string[]): BegunTransform {
    trying.back()
    const now = document.get()
    const { parts, box } = liftedParts(now, store, ids, selection())
    const [only] = parts
    const single = parts.length === 1 && only ? only.layer : null
    const lifted = withTiles(now, parts, 'lifted')
    const plain = (layer: Layer): Layer => ({ ...layer, opacity: 1, blend: 'normal', clipping: false, visible: true })
    const shown = single ? withLayer(lifted, plain(lifted.layers[single.id] ?? single)) : lifted
    const picture = draw(session, { ...shown, root: ids, active: '' }, box)
    const sheet = { x0: 0, y0: 0, x1: now.width, y1: now.height }
    const rest = withTiles(now, parts, 'rest')
    open = { before: now, parts, box, rest, latest: null, shows: 'rest', last: null }
    trying.show(rest)
    tell({ trial: 'transform' })
    return {
      box,
      picture,
      lines: snapLines(sheet, boxesBeside(now, parts), null),
      blend: single?.blend ?? 'normal',
      opacity: single?.opacity ?? 1,
      bends: parts.every(({ layer }) => layer.kind === 'raster'),
    }
  }
  function layersFor(now: Open, map: TransformMap): readonly TransformedLayer[] {
    const name = JSON.stringify(map)
    if (now.last?.map === name) return now.last.layers
    const { width, height } = now.before
    const within = { x0: -width, y0: -height, x1: 2 * width, y1: 2 * height }
    const whole = selection() === null
    const layers = now.parts.map((part) => transformed(part, { store, map, box: now.box, within, whole }))
    now.last = { map: name, layers }
    return layers
  }
  function shownWith(now: Open, layers: readonly TransformedLayer[]): CanvasDocument {
    return layers.reduce((next, { id, tiles, mask }) => {
      const layer = next.layers[id]
      return layer && isTiled(layer) ? withLayer(next, { ...layer, tiles, ...(mask && { mask }) }) : next
    }, now.before)
  }
  function keep(now: Open, map: TransformMap): void {
    const layers = layersFor(now, map)
    trying.back()
    close()
    count += 1
    const step = { as: labelOf(map), merge: `transform ${count}` }
    for (const { id, tiles, matrix, mask } of layers) {
      const layer = document.get().layers[id]
      if (!layer || !isTiled(layer)) continue
      const gone = Object.keys(layer.tiles).filter((key) => tiles[key] === undefined)
      if (layer.kind === 'raster') document.change(setTiles, { id, tiles, gone }, step)
      else if (layer.kind === 'picture')
        document.change(setPicture, { id, tiles, matrix: matrix ?? layer.matrix }, step)
      else {
        const { text, style, place, breaks } = layer
        document.change(setText, { id, text, style, place, breaks, tiles, matrix: matrix ?? layer.matrix }, step)
      }
      if (mask) document.change(setMask, { id, mask }, step)
    }
    const chosen = selection()
    if (chosen) select(map.kind === 'matrix' ? carrySelection(chosen, map.matrix) : null)
  }
  return {
    begin,
    hear(order: TransformOrder): void {
      const now = open
      if (!now) return
      if (order.is === 'keep') return keep(now, order.map)
      if (order.is === 'drop') {
        trying.back()
        return close()
      }
      now.latest = order.map
      if (order.is === 'place') {
        if (now.shows !== 'rest') trying.show(now.rest)
        now.shows = 'rest'
        return
      }
      now.shows = 'all'
      trying.show(shownWith(now, layersFor(now, order.map)))
      tell({ transformed: order.number })
    },
    /** Keeps what is open as it lies, before something else is done. */
    settle(): void {
      if (open?.latest) keep(open, open.latest)
      else if (open) {
        trying.back()
        close()
      }
    },
    /** Drops what is open. */
    drop(): void {
      if (!open) return
      trying.back()
      close()
    },
    isBusy: () => open !== null,
  }
}
