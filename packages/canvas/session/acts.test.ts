import { limits } from '@toile/rules/limits.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { sureFirst } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { emptyCanvas } from '../document/canvasDocument.ts'
import { addLayer, setLayer } from '../document/layerChanges.ts'
import { identity } from '../document/matrix.ts'
import { newLayer } from '../document/newLayer.ts'
import { groupLayers, pasteLayers } from '../document/orderChanges.ts'
import { setMask } from '../document/pixelChanges.ts'
import { refusalOf } from '../document/testing/refusalOf.ts'
import { plainLayer } from '../document/plainLayer.ts'
import { anyPainting } from '../painter/testing/anyPainting.ts'
import { cutTiles } from '../tiles/cutTiles.ts'
import { keysOf } from '../tiles/eachPatch.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { paintedBox } from '../tiles/paintedBox.ts'
import { side, type Tile, tileBytes } from '../tiles/tile.ts'
import { openTiles } from '../tiles/tileStore.ts'
import { checkered } from '../tiles/testing/checkered.ts'
import { carriedLayers } from './carriedLayers.ts'
import { openSession, type Session } from './openSession.ts'

const picture = (session: Session) => {
  const { width, height } = session.document.get()
  return joinTiles({ x0: 0, y0: 0, x1: width, y1: height }, (key) => session.pictureOf(0, key))
}
const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((far, value, i) => Math.max(far, Math.abs(value - (b[i] ?? 0))), 0)

/** A square of one colour with its corner at (x, y). */
function square(x: number, y: number, sides: number, rgba: readonly [number, number, number, number]) {
  const pixels = Uint8ClampedArray.from({ length: sides * sides * 4 }, (_, i) => rgba[i % 4] ?? 0)
  return cutTiles({ width: sides, height: sides, rgba: pixels }, x, y)
}

/** A tile of a mask that hides what is left of a column. */
const hiding = (column: number): Tile =>
  Uint8ClampedArray.from({ length: tileBytes }, (_, i) => (Math.floor(i / 4) % side < column && i % 4 === 3 ? 0 : 255))

/** A red square and a half transparent blue one above it, which multiplies. */
function twoSquares() {
  const tiles = openTiles()
  const kept = (map: ReadonlyMap<string, Tile>) =>
    Object.fromEntries([...map].map(([key, tile]) => [key, tiles.keep(tile)]))
  const red = newLayer('red', 'Red', kept(square(200, 100, 100, [230, 40, 40, 255])))
  const blue = newLayer('blue', 'Blue', kept(square(250, 150, 100, [40, 60, 220, 128])))
  const low = addLayer(emptyCanvas(512, 300, '#fafafa'), { layer: red })
  return openSession(addLayer(low, { layer: { ...blue, blend: 'multiply' as const } }), tiles)
}

describe('the acts of a session on pixels', () => {
  it('[S3.20] merge a layer with the one below it to one that looks the same where there is ground', () => {
    const session = twoSquares()
    session.document.change(setLayer, { ids: ['blue'], look: { blend: 'normal' } })
    const before = picture(session)
    session.mergeDown('blue')
    expect(session.document.get().root).toEqual(['red'])
    expect(session.document.steps().undo).toBe('Merge down')
    expect(apart(before, picture(session))).toBeLessThanOrEqual(1)
    expect(() => session.mergeDown('red')).toThrow(Refusal)
  })

  it('[S3.20] [S8.04] refuse to merge what is hidden, alone, in two lists or not there, and masks that are none', () => {
    const session = twoSquares()
    expect(refusalOf(() => session.mergeDown('red'))).toBe('nothingToMerge')
    expect(refusalOf(() => session.mergeTogether(['red', 'nobody'], 'one'))).toBe('nothingToMerge')
    expect(refusalOf(() => session.applyMask('red'))).toBe('layerWithoutMask')
    session.document.change(setMask, { id: 'blue', mask: { tiles: {}, outside: 'shown', enabled: true } })
    session.document.change(groupLayers, { ids: ['blue'], group: 'held', name: 'Held' })
    session.document.change(setMask, { id: 'held', mask: { tiles: {}, outside: 'shown', enabled: true } })
    expect(refusalOf(() => session.applyMask('held'))).toBe('layerWithoutPaint')
    session.document.change(setLayer, { ids: ['red', 'held'], look: { visible: false } })
    expect(refusalOf(() => session.mergeDown('held'))).toBe('nothingToMerge')
    expect(refusalOf(() => session.mergeVisible('one'))).toBe('nothingToMerge')
    const none = openSession(emptyCanvas(300, 200), openTiles())
    expect(refusalOf(() => none.flatten('flat'))).toBe('nothingToMerge')
  })

  it('[S3.20] flatten a painting of chance to one background that looks exactly the same', () => {
    for (const seed of someOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])) {
      const tiles = openTiles()
      const session = openSession(anyPainting(seed, tiles).document, tiles)
      const before = picture(session)
      session.flatten('flat')
      expect(session.document.get().root).toEqual(['flat'])
      expect(session.document.get().layers.flat).toMatchObject({ background: true, kind: 'raster' })
      expect(apart(before, picture(session))).toBe(0)
      session.document.undo()
      expect(apart(before, picture(session))).toBeLessThanOrEqual(1)
    }
  })

  it('[S3.20] merge what is shown and leave what is hidden', () => {
    const session = twoSquares()
    session.document.change(addLayer, { layer: { ...newLayer('notes', 'Notes'), visible: false } })
    session.mergeVisible('one')
    expect(session.document.get().root).toEqual(['one', 'notes'])
    session.document.undo()
    session.mergeTogether(['red', 'blue'], 'both')
    expect(session.document.get().root).toEqual(['both', 'notes'])
  })

  it('[S3.20] make a mask part of the pixels', () => {
    const session = twoSquares()
    const half: Tile = new Uint8ClampedArray(tileBytes).fill(100)
    const mask = { tiles: { '0,0': session.tiles.keep(half) }, outside: 'shown' as const, enabled: true }
    session.document.change(setMask, { id: 'red', mask })
    const before = picture(session)
    session.applyMask('red')
    expect(session.document.get().layers.red?.mask).toBeUndefined()
    expect(apart(before, picture(session))).toBeLessThanOrEqual(2)
  })

  it('[S3.20] cut the sheet to a box, with the layers where they lay, and widen it again without loss', () => {
    const session = twoSquares()
    const before = picture(session)
    session.frame({ x0: 190, y0: 90, x1: 390, y1: 270 })
    expect(session.document.get()).toMatchObject({ width: 200, height: 180 })
    expect(session.colorAt(11, 11).slice(0, 3)).toEqual([230, 40, 40])
    session.frame({ x0: -190, y0: -90, x1: 322, y1: 210 })
    expect(apart(before, picture(session))).toBe(0)
    expect(() => session.frame({ x0: 0, y0: 0, x1: limits.canvas.side + 1, y1: 10 })).toThrow(Refusal)
  })

  it('[S3.20] draw the whole painting to other sides, masks and all, as one step', () => {
    const session = twoSquares()
    const tiles = { '0,0': session.tiles.keep(hiding(220)) }
    session.document.change(setMask, { id: 'red', mask: { tiles, outside: 'shown', enabled: true } })
    const [before, small] = [picture(session), session.thumbnail(256).rgba]
    session.resample(256, 150)
    expect(session.document.get()).toMatchObject({ width: 256, height: 150 })
    expect(apart(small, picture(session))).toBeLessThanOrEqual(2)
    // Hidden by the tile of its mask, shown by it, and shown where there is none.
    expect([session.colorAt(105, 60)[1] > 200, session.colorAt(115, 60)[1], session.colorAt(140, 60)[1]]).toEqual([
      true,
      40,
      40,
    ])
    expect(session.document.steps().undo).toBe('Size of the sheet')
    session.document.undo()
    expect(apart(before, picture(session))).toBe(0)
    expect(() => session.resample(0, 10)).toThrow(Refusal)
  })

  it('[S3.20] keep a picture sharp however often the painting is drawn to other sides', () => {
    const session = twoSquares()
    const source = Object.fromEntries(
      [...cutTiles(checkered(40, 40), 0, 0)].map(([key, tile]) => [key, session.tiles.keep(tile)]),
    )
    const look = { ...plainLayer, id: 'photo', name: 'Photo' }
    const lies = { source, width: 40, height: 40, matrix: identity, tiles: source }
    session.document.change(addLayer, { layer: { ...look, kind: 'picture', ...lies } })
    const before = picture(session)
    session.resample(64, 38)
    session.resample(512, 300)
    const rows = [0, 5, 17, 39].flatMap((y) => [0, 9, 23, 39].map((x) => (y * 512 + x) * 4))
    const now = picture(session)
    expect(rows.map((i) => [...now.subarray(i, i + 4)])).toEqual(rows.map((i) => [...before.subarray(i, i + 4)]))
  })

  it('[S3.20] carry layers of one painting into another with their pixels', () => {
    const [from, into] = [twoSquares(), openTiles()]
    let count = 0
    const carried = carriedLayers(from.document.get(), ['red', 'blue'], from.tiles, into, () => `new${++count}`)
    const session = openSession(emptyCanvas(512, 300, '#fafafa'), into)
    session.document.change(pasteLayers, carried)
    expect(session.document.get().root).toEqual(['new1', 'new2'])
    expect(apart(picture(from), picture(session))).toBe(0)
  })

  it('[S3.20] show a draft, keep it as one step, and take another back without a trace', () => {
    const session = twoSquares()
    const before = picture(session)
    const [key, tile] = sureFirst([...square(0, 0, 60, [10, 200, 10, 255])])
    const first = session.startDraft('layer', 'Fill')
    first.put(key, tile)
    expect(session.colorAt(5, 5, 'blue')).toEqual([10, 200, 10, 255])
    first.cancel()
    expect(apart(before, picture(session))).toBe(0)
    const second = session.startDraft('layer', 'Fill')
    second.put(key, tile)
    second.keep()
    expect(session.document.steps().undo).toBe('Fill')
    session.document.undo()
    expect(apart(before, picture(session))).toBe(0)
  })

  it('[S3.20] count the memory in use and the layers that still fit, and let go of tiles that no step needs', () => {
    const session = twoSquares()
    const [bytes, fits] = [session.bytes(), session.fits()]
    expect(bytes).toBeGreaterThan(0)
    for (let i = 0; i < 40; i++) session.tiles.keep(new Uint8ClampedArray(tileBytes))
    expect(session.fits()).toBeLessThan(fits)
    session.sweep()
    expect(session.bytes()).toBe(bytes)
    expect(picture(session).length).toBe(512 * 300 * 4)
  })

  it('[S3.20] draw thumbnails of all and of a layer by itself, and halve the picture level by level', () => {
    const session = twoSquares()
    const { width, height, rgba } = session.thumbnail(64, 'red')
    expect([width, height]).toEqual([64, 38])
    expect([...rgba.subarray(0, 4)]).toEqual([0, 0, 0, 0])
    const middle = (Math.floor(15) * width + 30) * 4
    expect([...rgba.subarray(middle, middle + 4)]).toEqual([230, 40, 40, 255])
    const half = session.pictureOf(1, '0,0').subarray((60 * 256 + 110) * 4, (60 * 256 + 110) * 4 + 4)
    expect([...half]).toEqual([230, 40, 40, 255])
    const box = paintedBox(square(200, 100, 100, [1, 2, 3, 4]))
    expect(box).toEqual({ x0: 200, y0: 100, x1: 300, y1: 200 })
    expect(keysOf(512, 300)).toHaveLength(4)
  })
})
