import { sure } from '@toile/geometry'
import { expect, test } from 'vitest'
import { emptyCanvas } from '../document/canvasDocument.ts'
import type { Layer, PictureLayer, RasterLayer } from '../document/layer.ts'
import { identity, type Matrix } from '../document/matrix.ts'
import { plainLayer } from '../document/plainLayer.ts'
import { selectRectangle } from '../selecting/selectRectangle.ts'
import { type Box } from '../tiles/box.ts'
import { cutTiles } from '../tiles/cutTiles.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { bitsOf } from '../tiles/testing/bitsOf.ts'
import { checkered } from '../tiles/testing/checkered.ts'
import type { Tile } from '../tiles/tile.ts'
import { openTiles } from '../tiles/tileStore.ts'
import { carried, moving } from '../warping/matrices.ts'
import { ontoCorners } from '../warping/ontoCorners.ts'
import { carrySelection } from './carrySelection.ts'
import { dragCorner, dragHandle } from './dragHandle.ts'
import { cropped, resized } from './framedLayers.ts'
import { layTiles } from './layTiles.ts'
import { liftSelected } from './liftSelected.ts'
import { matrixOf, placementOf, unmoved } from './placement.ts'
import { snapLines, snapMove } from './snapMove.ts'
import { transformTiles } from './transformTiles.ts'
import { turned } from './turned.ts'

const [width, height] = [420, 340]
const sheet: Box = { x0: 0, y0: 0, x1: width, y1: height }
const wide: Box = { x0: -900, y0: -900, x1: 1500, y1: 1500 }
const picture = checkered(width, height)
const tiles = cutTiles(picture)
const shown = (made: ReadonlyMap<string, Tile>, box: Box = sheet) => joinTiles(box, (key) => made.get(key))
const skewed = ontoCorners(sheet, [
  [60, 30],
  [380, 70],
  [400, 300],
  [20, 330],
])

test('[S1.12] numbers make a map, and the map gives the numbers back', () => {
  for (const placement of [
    { moveX: 12, moveY: -7, scaleX: 1.5, scaleY: 0.75, turn: 33, skew: 11 },
    { moveX: 0, moveY: 0, scaleX: 0.2, scaleY: -2, turn: -170, skew: -40 },
    unmoved,
  ]) {
    const back = placementOf(matrixOf(placement, [100, 200]), [100, 200])
    for (const [name, value] of Object.entries(placement))
      expect(Math.abs(sure(back?.[name as keyof typeof placement]) - value)).toBeLessThan(1e-8)
  }
  expect(placementOf(sure(skewed ?? undefined), [0, 0])).toBe(null)
})

test('[S1.12] a handle goes where it is dragged, its opposite stays, and Shift keeps the ratio of the sides', () => {
  const map = matrixOf({ ...unmoved, turn: 30, moveX: 10 }, [210, 170])
  const plain = dragHandle(sheet, map, [1, 1], [500, 300], { keepRatio: false, fromMiddle: false })
  expect(carried(plain, [width, height])?.map((at) => Math.round(at * 1e6) / 1e6)).toEqual([500, 300])
  const still = sure(carried(map, [0, 0]) ?? undefined)
  const stays = (made: Matrix) =>
    sure(carried(made, [0, 0]) ?? undefined).map((at, k) => Math.abs(at - sure(still[k])) < 1e-9)
  expect(stays(plain)).toEqual([true, true])
  const kept = dragHandle(sheet, map, [1, 1], [500, 300], { keepRatio: true, fromMiddle: false })
  const numbers = sure(placementOf(kept, [0, 0]) ?? undefined)
  expect(Math.abs(numbers.scaleX - numbers.scaleY)).toBeLessThan(1e-9)
  expect(stays(kept)).toEqual([true, true])
  const middle = dragHandle(sheet, map, [1, 0.5], [500, 300], { keepRatio: false, fromMiddle: true })
  const centers = [map, middle].map((made) =>
    sure(carried(made, [210, 170]) ?? undefined).map((at) => Math.round(at * 1e6)),
  )
  expect(centers[0]).toEqual(centers[1])
  expect(dragHandle(sheet, map, [1, 1], [...still], { keepRatio: false, fromMiddle: false })).toBe(map)
})

test('[S1.12] a corner is pulled in perspective while the others stay, and never across them', () => {
  const pulled = dragCorner(sheet, identity, 2, [500, 400])
  expect(carried(pulled, [width, height])?.map(Math.round)).toEqual([500, 400])
  expect(carried(pulled, [width, 0])?.map(Math.round)).toEqual([width, 0])
  expect(dragCorner(sheet, identity, 2, [-50, -50])).toBe(identity)
})

test('[S1.12] turning goes with the hand, and in steps of 15 degrees with Shift', () => {
  const free = sure(placementOf(turned(identity, [0, 0], [100, 0], [100, 52], false), [0, 0]) ?? undefined)
  expect(Math.abs(free.turn - 27.4744)).toBeLessThan(1e-3)
  const steps = sure(placementOf(turned(identity, [0, 0], [100, 0], [100, 52], true), [0, 0]) ?? undefined)
  expect(Math.abs(steps.turn - 30)).toBeLessThan(1e-9)
})

test('[S1.12] what is moved snaps to edges, middles and the line of the figure, and shows the lines', () => {
  const lines = snapLines(sheet, [{ x0: 100, y0: 50, x1: 180, y1: 90 }], 203)
  const box = (x: number, y: number): Box => ({ x0: x, y0: y, x1: x + 40, y1: y + 30 })
  expect(snapMove(box(97, 300), lines, 6, sheet)).toMatchObject({ x: 3, y: 0 })
  expect(snapMove(box(185, 300), lines, 6, sheet).x).toBe(-2)
  const both = snapMove(box(188, 152), lines, 6, sheet)
  expect([both.x, both.y]).toEqual([2, 3])
  expect(both.guides.map(({ way, at, of }) => [way, at, of])).toEqual([
    ['upright', 210, 'sheet'],
    ['level', 170, 'sheet'],
  ])
  expect(snapMove(box(300, 250), lines, 6, sheet)).toEqual({ x: 0, y: 0, guides: [] })
})

test('[S1.12] what is selected is lifted, and laid back where it was it is the layer again', () => {
  const selection = selectRectangle(width, height, [100, 80], [300, 260])
  const { lifted, rest } = liftSelected(tiles, selection)
  expect(bitsOf(shown(layTiles(rest, lifted)))).toBe(bitsOf(shown(tiles)))
  const moved = shown(layTiles(rest, transformTiles(lifted, moving(50, 20), wide)))
  expect(sure(moved[(81 * width + 101) * 4 + 3])).toBe(0)
  expect([...moved.subarray((150 * width + 200) * 4, (150 * width + 204) * 4)]).toEqual([
    ...picture.rgba.subarray((130 * width + 150) * 4, (130 * width + 154) * 4),
  ])
  const carriedAlong = carrySelection(selection, moving(50, 20))
  expect(carriedAlong.box).toEqual({ x0: 150, y0: 100, x1: 350, y1: 280 })
  expect(bitsOf(carriedAlong.alpha)).toBe(bitsOf(selectRectangle(width, height, [150, 100], [350, 280]).alpha))
})

test('[S1.12] a sheet is cut and made wider without a bit changed, and drawn to other sides, masks and pictures with it', () => {
  const store = openTiles()
  const kept = Object.fromEntries([...tiles].map(([key, tile]) => [key, store.keep(tile)]))
  const paint: Layer = {
    ...plainLayer,
    id: 'a',
    name: 'Coat',
    kind: 'raster',
    tiles: kept,
    mask: { tiles: kept, outside: 'shown', enabled: true },
  }
  const photo: Layer = {
    ...plainLayer,
    id: 'b',
    name: 'Photo',
    kind: 'picture',
    source: kept,
    width,
    height,
    matrix: identity,
    tiles: kept,
  }
  const document = { ...emptyCanvas(width, height), root: ['a', 'b'], layers: { a: paint, b: photo }, active: 'a' }
  const open = (layer: Layer | undefined, box: Box) => {
    const { tiles: map } = layer as RasterLayer
    return joinTiles(box, (key) => store.get(map[key]))
  }
  const cut = cropped(document, store, { x0: 30, y0: 40, x1: 330, y1: 300 })
  expect([cut.width, cut.height]).toEqual([300, 260])
  expect(bitsOf(open(cut.layers[0], { x0: 0, y0: 0, x1: 300, y1: 260 }))).toBe(
    bitsOf(shown(tiles, { x0: 30, y0: 40, x1: 330, y1: 300 })),
  )
  expect((cut.layers[1] as PictureLayer).matrix).toEqual(moving(-30, -40))
  const wider = cropped({ ...document, layers: Object.fromEntries(cut.layers.map((one) => [one.id, one])) }, store, {
    x0: -30,
    y0: -40,
    x1: 390,
    y1: 300,
  })
  expect(bitsOf(open(wider.layers[0], sheet))).toBe(bitsOf(shown(tiles)))
  const whole = cropped(document, store, { x0: 256, y0: 0, x1: 420, y1: 340 })
  expect((whole.layers[0] as RasterLayer).tiles['0,0']).toBe(kept['1,0'])
  expect(whole.layers[0]?.mask?.tiles['0,0']).toBe(kept['1,0'])
  const small = resized(document, store, 210, 170)
  expect([small.width, small.height, small.layers[0]?.mask?.outside]).toEqual([210, 170, 'shown'])
  expect((small.layers[1] as PictureLayer).matrix).toEqual([0.5, 0, 0, 0, 0.5, 0, 0, 0, 1])
})
