import { setPicture, setText } from '@toile/canvas/document/pixelChanges.ts'
import { freeLayer } from '@toile/canvas/document/checkLayers.ts'
import { identity, type Matrix } from '@toile/canvas/document/matrix.ts'
import { isTiled, type TileMap } from '@toile/canvas/document/layer.ts'
import type { Draft } from '@toile/canvas/session/openDraft.ts'
import { carrySelection } from '@toile/canvas/transforming/carrySelection.ts'
import { layTiles } from '@toile/canvas/transforming/layTiles.ts'
import { liftSelected } from '@toile/canvas/transforming/liftSelected.ts'
import { transformTiles } from '@toile/canvas/transforming/transformTiles.ts'
import { isEmptyBox } from '@toile/canvas/tiles/box.ts'
import { paintedBox } from '@toile/canvas/tiles/paintedBox.ts'
import type { Tile } from '@toile/canvas/tiles/tile.ts'
import { after } from '@toile/canvas/warping/matrices.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Craft } from './craft.ts'

type Tiles = ReadonlyMap<string, Tile>

interface Moved {
  readonly id: string
  readonly lifted: Tiles
  readonly rest: Tiles
  readonly draft: Draft
  matrix: Matrix
  /** Tiles that are shown otherwise than they were. */
  shown: Set<string>
}

const isStill = (matrix: Matrix) => matrix.every((value, i) => value === identity[i])

/** Transforms at the desk: what is painted on the layer, or what is selected of it, is lifted and laid down again from its untouched pixels. */
export function openTransforming({ session, selection, select, lift }: Craft) {
  const { document, tiles } = session
  let moved: Moved | null = null

  const tilesIn = (map: TileMap): Tiles =>
    new Map(
      Object.entries(map).flatMap(([key, ref]) => {
        const tile = tiles.get(ref)
        return tile ? [[key, tile] as const] : []
      }),
    )
  const within = () => {
    const { width, height } = document.get()
    return { x0: -width, y0: -height, x1: 2 * width, y1: 2 * height }
  }

  function begin(): void {
    cancel()
    const now = document.get()
    const layer = freeLayer(now, now.active)
    if (!isTiled(layer)) throw refuse('layerWithoutPaint')
    const all = tilesIn(layer.tiles)
    const chosen = layer.kind === 'raster' ? (selection() ?? undefined) : undefined
    const { lifted, rest } = liftSelected(all, chosen)
    const box = paintedBox(lifted)
    if (isEmptyBox(box)) throw refuse('layerEmpty')
    moved = {
      id: layer.id,
      lifted,
      rest,
      draft: session.startDraft('layer', 'Transform'),
      matrix: identity,
      shown: new Set(),
    }
    lift(box)
  }
  function set(matrix: Matrix): void {
    if (!moved) return
    moved.matrix = matrix
    const laid = isStill(matrix)
      ? layTiles(moved.rest, moved.lifted)
      : layTiles(moved.rest, transformTiles(moved.lifted, matrix, within()))
    const next = new Set([...laid.keys(), ...moved.lifted.keys()])
    for (const key of new Set([...moved.shown, ...next])) moved.draft.put(key, laid.get(key) ?? null)
    moved.shown = next
  }
  /** Makes a step of it: a picture is drawn anew from its own pixels, so that it stays as sharp as it was. */
  function apply(): void {
    const one = moved
    moved = null
    lift(null)
    if (!one) return
    if (isStill(one.matrix)) return one.draft.cancel()
    const layer = document.get().layers[one.id]
    if (layer?.kind === 'text') {
      // Something else was done before it was laid down: its pixels are carried, and its letters are set sharp with the next change.
      one.draft.cancel()
      const { id, text, style, place, breaks, matrix } = layer
      const drawn = transformTiles(one.lifted, one.matrix, within())
      const kept = Object.fromEntries([...drawn].map(([key, tile]) => [key, tiles.keep(tile)]))
      document.change(setText, { id, text, style, place, breaks, matrix: after(one.matrix, matrix), tiles: kept })
      return
    }
    if (layer?.kind !== 'picture') {
      one.draft.keep()
      const chosen = selection()
      if (chosen) select(carrySelection(chosen, one.matrix))
      return
    }
    one.draft.cancel()
    const matrix = after(one.matrix, layer.matrix)
    const drawn = transformTiles(tilesIn(layer.source), matrix, within())
    const kept = Object.fromEntries([...drawn].map(([key, tile]) => [key, tiles.keep(tile)]))
    document.change(setPicture, { id: one.id, matrix, tiles: kept })
  }
  function cancel(): void {
    const one = moved
    moved = null
    one?.draft.cancel()
    if (one) lift(null)
  }
  return {
    begin,
    set,
    apply,
    cancel,
    isOpen: () => moved !== null,
  }
}
