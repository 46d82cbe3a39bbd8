import { sure } from '@toile/geometry'
import { expect, test } from 'vitest'
import { identity, type Matrix } from '../document/matrix.ts'
import { type Box } from '../tiles/box.ts'
import { cutTiles, type Pixels } from '../tiles/cutTiles.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { bitsOf } from '../tiles/testing/bitsOf.ts'
import { checkered } from '../tiles/testing/checkered.ts'
import type { Tile } from '../tiles/tile.ts'
import { after, carried, inverse, moving, type Place, scaling } from '../warping/matrices.ts'
import { evenMesh, onMesh } from '../warping/mesh.ts'
import { ontoCorners } from '../warping/ontoCorners.ts'
import { matrixOf, unmoved } from './placement.ts'
import { bendTiles, transformTiles } from './transformTiles.ts'
import { flipped } from './turned.ts'

const [width, height] = [420, 340]
const sheet: Box = { x0: 0, y0: 0, x1: width, y1: height }
const wide: Box = { x0: -900, y0: -900, x1: 1500, y1: 1500 }
const picture = checkered(width, height)
const tiles = cutTiles(picture)
const clear = cutTiles(checkered(width, height, true))
const shown = (made: ReadonlyMap<string, Tile>, box: Box = sheet) => joinTiles(box, (key) => made.get(key))
const off = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (sure(a[i]) - sure(b[i])) ** 2
  return Math.sqrt(sum / a.length)
}
const plane = (across: number, down: number, rule: (x: number, y: number) => readonly number[]): Pixels => {
  const rgba = new Uint8ClampedArray(across * down * 4)
  for (let y = 0; y < down; y++) for (let x = 0; x < across; x++) rgba.set(rule(x, y), (y * across + x) * 4)
  return { width: across, height: down, rgba }
}
const skewed = ontoCorners(sheet, [
  [60, 30],
  [380, 70],
  [400, 300],
  [20, 330],
])

test('[S1.12] a move by whole pixels keeps every bit, and by whole tiles the very tiles', () => {
  const there = transformTiles(tiles, moving(37, -211), wide)
  expect(bitsOf(shown(transformTiles(there, moving(-37, 211), wide)))).toBe(bitsOf(shown(tiles)))
  expect(transformTiles(tiles, moving(-256, 512), wide).get('-1,2')).toBe(tiles.get('0,0'))
})

test('[S1.12] a flip and a quarter turn keep every bit', () => {
  for (const made of [tiles, transformTiles(clear, flipped(identity, [210, 170], 'across'), wide)]) {
    const once = transformTiles(made, flipped(identity, [210, 170], 'across'), wide)
    expect(bitsOf(shown(once))).not.toBe(bitsOf(shown(made)))
    expect(bitsOf(shown(transformTiles(once, flipped(identity, [210, 170], 'across'), wide)))).toBe(bitsOf(shown(made)))
    let round: ReadonlyMap<string, Tile> = made
    const quarter: Matrix = [0, -1, 380, 1, 0, -40, 0, 0, 1]
    for (let k = 0; k < 4; k++) round = transformTiles(round, quarter, wide)
    expect(bitsOf(shown(round))).toBe(bitsOf(shown(made)))
  }
})

test('[S1.12] a picture that is turned or put in perspective and back is the picture, a little softer', () => {
  const inner: Box = { x0: 20, y0: 20, x1: 400, y1: 320 }
  for (const map of [matrixOf({ ...unmoved, turn: 20, scaleX: 2, scaleY: 2 }, [210, 170]), sure(skewed ?? undefined)]) {
    const back = sure(inverse(map) ?? undefined)
    const made = transformTiles(transformTiles(tiles, map, wide), back, wide)
    expect(off(shown(made, inner), shown(tiles, inner))).toBeLessThan(15)
  }
  const doubled = matrixOf({ ...unmoved, scaleX: 2, scaleY: 2 }, [210, 170])
  const made = transformTiles(transformTiles(tiles, doubled, wide), sure(inverse(doubled) ?? undefined), wide)
  expect(off(shown(made, inner), shown(tiles, inner))).toBeLessThan(6)
})

test('[S1.12] what shrinks is the mean of what it was, at any scale, without ripples', () => {
  const striped = cutTiles(plane(512, 512, (x) => (x % 2 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255])))
  for (const scale of [0.5, 0.31, 0.125, 0.05]) {
    const made = transformTiles(striped, scaling(scale, scale), { x0: 0, y0: 0, x1: 512, y1: 512 })
    const side = Math.floor(512 * scale) - 4
    const middle = joinTiles({ x0: 2, y0: 2, x1: side, y1: side }, (key) => made.get(key))
    expect(middle.every((value, i) => i % 4 > 0 || Math.abs(value - 127.5) < 40)).toBe(true)
  }
})

test('[S1.12] what is transparent lends no color, and edges are soft', () => {
  const half = cutTiles(plane(200, 200, (x) => (x < 100 ? [220, 30, 40, 255] : [0, 255, 0, 0])))
  for (const map of [
    matrixOf({ ...unmoved, turn: 17 }, [100, 100]),
    matrixOf({ ...unmoved, scaleX: 2.3, scaleY: 2.3 }, [100, 100]),
    matrixOf({ ...unmoved, scaleX: 0.3, scaleY: 0.3, turn: 9 }, [100, 100]),
  ]) {
    const made = shown(transformTiles(half, map, sheet))
    let faint = 0
    for (let i = 0; i < made.length; i += 4) {
      const alpha = sure(made[i + 3])
      if (alpha === 0) continue
      if (alpha < 255) faint++
      const near = [220, 30, 40].every((value, k) => Math.abs(sure(made[i + k]) - value) <= 1)
      if (!near) throw new Error(`A color of its own at ${i}`)
    }
    expect(faint).toBeGreaterThan(20)
  }
})

test('[S1.12] a preview at a mip level is the transformed picture made smaller', () => {
  const map = sure(skewed ?? undefined)
  const small = { x0: 0, y0: 0, x1: width / 4, y1: height / 4 }
  const preview = joinTiles(small, (key) => transformTiles(tiles, after(scaling(0.25, 0.25), map), small).get(key))
  const full = transformTiles(transformTiles(tiles, map, wide), scaling(0.25, 0.25), small)
  expect(
    off(
      preview,
      joinTiles(small, (key) => full.get(key)),
    ),
  ).toBeLessThan(15)
})

test('[S1.12] what would lie behind the horizon is left out', () => {
  const steep: Matrix = [1, 0, 0, 0, 1, 0, 0.004, 0, -0.6]
  const made = transformTiles(tiles, steep, sheet)
  for (const tile of made.values()) expect(tile.length).toBe(256 * 256 * 4)
  expect(transformTiles(tiles, [1, 0, 0, 1, 0, 0, 0, 0, 1], sheet).size).toBe(0)
})

test('[S1.12] corners come to lie where they are pulled, and a bent mesh carries its knots', () => {
  const map = sure(skewed ?? undefined)
  expect(carried(map, [0, 0])?.map(Math.round)).toEqual([60, 30])
  expect(carried(map, [width, height])?.map(Math.round)).toEqual([400, 300])
  for (const [columns, rows] of [
    [3, 3],
    [4, 5],
    [5, 5],
  ] as const) {
    const even = evenMesh(sheet, columns, rows)
    expect(off(shown(bendTiles(tiles, even, sheet, sheet)), picture.rgba)).toBeLessThan(0.6)
    const places = even.places.map(([x, y], k): Place => [x + ((k * 7) % 5) * 6 - 12, y + ((k * 3) % 5) * 5 - 10])
    const bent = { columns, rows, places }
    places.forEach((place, k) => {
      const [x, y] = onMesh(bent, k % columns, Math.floor(k / columns))
      expect([x, y]).toEqual([...place])
    })
    const marked = cutTiles(
      plane(width, height, (x, y) =>
        Math.abs(x - width / (columns - 1)) < 5 && Math.abs(y - height / (rows - 1)) < 5
          ? [9, 9, 9, 255]
          : [0, 0, 0, 0],
      ),
    )
    const made = shown(bendTiles(marked, bent, sheet, sheet))
    const [x, y] = sure(places[columns + 1])
    expect(sure(made[(Math.floor(y) * width + Math.floor(x)) * 4 + 3])).toBe(255)
  }
})

test('[S1.12] a bent mesh leaves no holes and no colors of its own', () => {
  const even = evenMesh(sheet, 4, 4)
  const mesh = {
    ...even,
    places: even.places.map(([x, y], k): Place => [x + ((k * 5) % 7) * 9 - 27, y + ((k * 3) % 7) * 8 - 24]),
  }
  const red = cutTiles(plane(width, height, () => [200, 20, 30, 255]))
  const made = shown(bendTiles(red, mesh, sheet, wide))
  const middle = joinTiles({ x0: 60, y0: 60, x1: 360, y1: 280 }, (key) => bendTiles(red, mesh, sheet, wide).get(key))
  for (let i = 0; i < middle.length; i += 4) if (middle[i + 3] !== 255) throw new Error(`hole at ${i}`)
  const own = (i: number) => made[i + 3] === 0 || (made[i] === 200 && made[i + 1] === 20 && made[i + 2] === 30)
  expect(Array.from({ length: width * height }, (_, i) => own(i * 4)).every(Boolean)).toBe(true)
})

test('[S1.12] transformed pictures have the bits that they had before', () => {
  const bits = [tiles, clear].flatMap((made) => [
    bitsOf(shown(transformTiles(made, sure(skewed ?? undefined), sheet))),
    bitsOf(
      shown(
        transformTiles(made, matrixOf({ ...unmoved, scaleX: 1.7, scaleY: 1.3, turn: 21, skew: 9 }, [210, 170]), sheet),
      ),
    ),
    bitsOf(shown(transformTiles(made, scaling(0.23, 0.4), sheet))),
    bitsOf(
      shown(
        bendTiles(
          made,
          {
            ...evenMesh(sheet, 3, 3),
            places: evenMesh(sheet, 3, 3).places.map(([x, y], k): Place => [x + k * 3 - 12, y - k * 2 + 8]),
          },
          sheet,
          sheet,
        ),
      ),
    ),
  ])
  expect(bits.join(' ')).toBe('2f29a18c 91d90937 8623a489 c9bbfa61 3b9d51ed bf771ac6 6a5b9796 e2a81146')
})
