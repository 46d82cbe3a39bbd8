import { createHash } from 'node:crypto'
import { type CanvasDocument, emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import type { TileMap } from '@toile/canvas/document/layer.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { refsOf } from '@toile/canvas/files/own/withRefs.ts'
import { type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { openDocument, type TrailStep } from '@toile/rules/document.ts'
import { describe, expect, it } from 'vitest'
import { openKeeper } from './openKeeper.ts'
import { openPackedTiles } from './packedTiles.ts'
import { ShelfFull } from './shelf.ts'
import { openMemoryShelf } from './testing/openMemoryShelf.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const painted = (value: number): Tile => new Uint8ClampedArray(tileBytes).fill(value)
const layer = (tiles: TileMap) => newLayer('a', 'A', tiles)
const withTiles = (tiles: TileMap): CanvasDocument => ({
  ...emptyCanvas(512, 512),
  root: ['a'],
  active: 'a',
  layers: { a: layer(tiles) },
})
const colors = (document: CanvasDocument, store: ReturnType<typeof openPackedTiles>) =>
  [...refsOf(document)].map((ref) => store.get(ref)?.[0])

/** A painting with a stroke for each value, the last ones undone. */
function strokes(values: readonly number[], undone = 0) {
  const store = openPackedTiles()
  const documents = [withTiles({}), ...values.map((value, i) => withTiles({ [`${i},0`]: store.keep(painted(value)) }))]
  const trail = values.map((value, i): TrailStep<CanvasDocument> => {
    const [before, after] = documents.slice(i, i + 2)
    if (!before || !after) throw new Error('no step')
    return { id: `step ${value}`, name: 'Pencil', before, after, undone: i >= values.length - undone }
  })
  const document = documents.at(-1 - undone) ?? withTiles({})
  return { store, state: { document, trail } }
}

describe('keeping a painting in the browser', () => {
  it('[S2.63] after a reload all is there: what was painted, and every step, done or undone', async () => {
    const { shelf } = openMemoryShelf()
    const { store, state } = strokes([10, 20, 30], 1)
    await openKeeper(shelf, 'one', hash).keep(state, store)
    const anew = openPackedTiles()
    const found = await openKeeper(shelf, 'one', hash).take(anew)
    expect(found?.trail.map(({ id, name, undone }) => [id, name, undone])).toEqual([
      ['step 10', 'Pencil', false],
      ['step 20', 'Pencil', false],
      ['step 30', 'Pencil', true],
    ])
    expect(found && colors(found.document, anew)).toEqual([20])
    expect(found?.trail.map(({ before, after }) => [colors(before, anew), colors(after, anew)])).toEqual([
      [[], [10]],
      [[10], [20]],
      [[20], [30]],
    ])
    expect(found?.trail[1]?.after).toBe(found?.document)
    expect(await openKeeper(shelf, 'other', hash).take(anew)).toBeNull()
  })

  it('[S2.63] a save writes only the tiles and the step of the stroke since the one before', async () => {
    const { shelf, writes } = openMemoryShelf()
    const { store, state } = strokes([10, 20])
    const keeper = openKeeper(shelf, 'one', hash)
    await keeper.keep({ document: state.trail[0]?.after ?? state.document, trail: state.trail.slice(0, 1) }, store)
    await keeper.keep(state, store)
    expect(writes.map(({ tiles, steps }) => [tiles.size, steps.map(({ id }) => id)])).toEqual([
      [1, ['step 10']],
      [1, ['step 20']],
    ])
    await keeper.keep(state, store)
    expect(writes.at(-1)).toMatchObject({ steps: [], tiles: new Map() })
  })

  it('[S2.63] what is opened again is not written again', async () => {
    const { shelf, writes } = openMemoryShelf()
    const { store, state } = strokes([10, 20])
    await openKeeper(shelf, 'one', hash).keep(state, store)
    const anew = openPackedTiles()
    const keeper = openKeeper(shelf, 'one', hash)
    const found = await keeper.take(anew)
    if (found) await keeper.keep(found, anew)
    expect(writes.at(-1)).toMatchObject({ steps: [], tiles: new Map(), goneSteps: [] })
  })

  it('[S2.63] a full store loses nothing: the next save writes what the failed one could not', async () => {
    const { shelf, state: told } = openMemoryShelf()
    const { store, state } = strokes([10, 20])
    const keeper = openKeeper(shelf, 'one', hash)
    told.full = true
    await expect(keeper.keep(state, store)).rejects.toThrow(ShelfFull)
    told.full = false
    await keeper.keep(state, store)
    const anew = openPackedTiles()
    const found = await openKeeper(shelf, 'one', hash).take(anew)
    expect(found && colors(found.document, anew)).toEqual([20])
    expect(found?.trail).toHaveLength(2)
  })

  it('[S2.63] tiles that no step needs any more leave the store', async () => {
    const { shelf, paintings } = openMemoryShelf()
    const store = openPackedTiles()
    const document = openDocument<CanvasDocument>(withTiles({}))
    const keeper = openKeeper(shelf, 'one', hash)
    for (let i = 0; i < 24; i++) {
      document.exchange(withTiles({ '0,0': store.keep(painted(i)) }), exchanges.restored)
      await keeper.keep({ document: document.get(), trail: document.trail().slice(-3) }, store)
    }
    const kept = paintings.get('one')
    expect(kept?.steps.size).toBe(3)
    expect(kept?.tiles.size).toBeLessThanOrEqual(4)
  })
})
