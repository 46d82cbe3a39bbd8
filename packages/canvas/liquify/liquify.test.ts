import { sure } from '@toile/geometry'
import { describe, expect, test } from 'vitest'
import { emptyCanvas } from '../document/canvasDocument.ts'
import type { Layer } from '../document/layer.ts'
import { plainLayer } from '../document/plainLayer.ts'
import { cutTiles, type Pixels } from '../tiles/cutTiles.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { bitsOf } from '../tiles/testing/bitsOf.ts'
import { checkered } from '../tiles/testing/checkered.ts'
import { openTiles } from '../tiles/tileStore.ts'
import { liquifyLayer } from './liquifyLayer.ts'
import { openHand } from './openHand.ts'
import { type Liquify, openLiquify } from './openLiquify.ts'
import type { LiquifyKind, LiquifyTool } from './tool.ts'

const [width, height] = [600, 520]
const picture = checkered(width, height)
const clear = checkered(width, height, true)
const sheet = { x0: 0, y0: 0, x1: width, y1: height }

const toolOf = (kind: LiquifyKind, more: Partial<LiquifyTool> = {}): LiquifyTool => ({
  kind,
  size: 240,
  pressure: 1,
  distortion: 1,
  power: 0.2,
  ...more,
})
const opened = (pixels: Pixels = picture, selection?: Parameters<typeof openLiquify>[3]) => {
  const tiles = cutTiles(pixels)
  return openLiquify(width, height, (key) => tiles.get(key), selection)
}
const shown = (liquify: Liquify) => joinTiles(sheet, liquify.tileOf)
const off = (a: Uint8ClampedArray, b: ArrayLike<number>) => {
  let sum = 0
  a.forEach((value, i) => {
    sum += (value - sure(b[i])) ** 2
  })
  return Math.sqrt(sum / a.length)
}
function stroke(liquify: Liquify, tool: LiquifyTool, from: readonly [number, number], to: readonly [number, number]) {
  const hand = openHand(tool)
  for (let k = 0; k <= 12; k++)
    for (const { tool: pressed, dab } of hand.move(
      from[0] + ((to[0] - from[0]) * k) / 12,
      from[1] + ((to[1] - from[1]) * k) / 12,
      -1,
    ))
      liquify.dab(pressed, dab)
  return liquify.endStroke()
}
/** Where a spot of black lies after a change, as the mean of its pixels. */
function spotOf(pixels: ArrayLike<number>): readonly [number, number] {
  let [sum, atX, atY] = [0, 0, 0]
  for (let i = 0; i < pixels.length; i += 4) {
    const dark = 255 - sure(pixels[i])
    sum += dark
    atX += dark * ((i / 4) % width)
    atY += dark * Math.floor(i / 4 / width)
  }
  return [atX / sum, atY / sum]
}
const spotted = (x: number, y: number): Pixels => {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let dy = -6; dy < 6; dy++)
    for (let dx = -6; dx < 6; dx++) rgba.set([0, 0, 0, 255], ((y + dy) * width + x + dx) * 4)
  return { width, height, rgba }
}
const still = { alongX: 0, alongY: 0 }

test('[S3.24] a push takes pixels along, and clockwise and counterclockwise turn them their way', () => {
  const pushed = opened(spotted(300, 260))
  stroke(pushed, toolOf('push'), [300, 260], [340, 260])
  expect(spotOf(shown(pushed))[0]).toBeGreaterThan(315)
  for (const [kind, way] of [
    ['clockwise', 1],
    ['counterclockwise', -1],
  ] as const) {
    const turned = opened(spotted(300, 220))
    for (let k = 0; k < 5; k++) turned.dab(toolOf(kind), { x: 300, y: 260, ...still })
    turned.endStroke()
    expect((spotOf(shown(turned))[0] - 300) * way).toBeGreaterThan(8)
  }
})

test('[S3.24] size, pressure, distortion and power each change how far and how wide a dab moves', () => {
  const moved = (more: Partial<LiquifyTool>, x = 300) => {
    const liquify = opened(spotted(x, 260))
    stroke(liquify, toolOf('push', more), [300, 260], [330, 260])
    return spotOf(shown(liquify))[0] - spotOf(spotted(x, 260).rgba)[0]
  }
  expect(moved({ pressure: 0.3 })).toBeLessThan(moved({}) * 0.6)
  expect(moved({ distortion: 0 })).toBeLessThan(moved({}) * 0.6)
  expect(moved({ power: 1 }, 360)).toBeLessThan(moved({ power: 0 }, 360) * 0.8)
  expect(moved({ size: 60 }, 380)).toBe(0)
  expect(moved({}, 360)).toBeGreaterThan(1)
})

test('[S3.24] twelve turns and back blur nothing: the picture is drawn always from the untouched one', () => {
  const side = 1024
  const large = checkered(side, side)
  const tiles = cutTiles(large)
  const liquify = openLiquify(side, side, (key) => tiles.get(key))
  for (let k = 0; k < 24; k++)
    liquify.dab(toolOf(k % 2 ? 'clockwise' : 'counterclockwise', { size: 500, power: 0 }), { x: 512, y: 512, ...still })
  const all = { x0: 0, y0: 0, x1: side, y1: side }
  liquify.draw()
  expect(off(joinTiles(all, liquify.tileOf), large.rgba)).toBeLessThan(0.45)
  liquify.endStroke()
  expect(off(joinTiles(all, liquify.tileOf), large.rgba)).toBeLessThan(0.3)
})

test('[S3.24] reconstruct takes pixels back to where they were', () => {
  const liquify = opened()
  stroke(liquify, toolOf('push'), [150, 260], [420, 240])
  const bent = off(shown(liquify), picture.rgba)
  for (let k = 0; k < 40; k++)
    for (let x = 60; x < 600; x += 40)
      liquify.dab(toolOf('reconstruct', { size: 400, power: 0 }), { x, y: 250, ...still })
  liquify.endStroke()
  expect(bent).toBeGreaterThan(15)
  expect(off(shown(liquify), picture.rgba)).toBeLessThan(bent / 100)
})

test('[S3.24] what is frozen stays bit for bit, and moves again when it is thawed', () => {
  const liquify = opened()
  stroke(liquify, toolOf('freeze', { size: 200 }), [300, 200], [300, 320])
  const frozen = { x0: 270, y0: 200, x1: 330, y1: 320 }
  const before = joinTiles(frozen, liquify.tileOf)
  stroke(liquify, toolOf('push'), [200, 260], [400, 260])
  expect(bitsOf(joinTiles(frozen, liquify.tileOf))).toBe(bitsOf(before))
  expect(off(shown(liquify), picture.rgba)).toBeGreaterThan(3)
  for (let k = 0; k < 3; k++) stroke(liquify, toolOf('thaw', { size: 400 }), [300, 200], [300, 320])
  stroke(liquify, toolOf('push'), [200, 260], [400, 260])
  expect(bitsOf(joinTiles(frozen, liquify.tileOf))).not.toBe(bitsOf(before))
})

test('[S3.24] only what is selected moves, and half selected half as far', () => {
  const alpha = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) alpha.fill(255, y * width, y * width + 300)
  const left = opened(picture, { width, height, alpha, box: { x0: 0, y0: 0, x1: 300, y1: height } })
  stroke(left, toolOf('push'), [250, 260], [330, 260])
  const after = shown(left)
  const right = { x0: 300, y0: 0, x1: width, y1: height }
  const untouched = cutTiles(picture)
  expect(bitsOf(joinTiles(right, left.tileOf))).toBe(bitsOf(joinTiles(right, (key) => untouched.get(key))))
  expect(off(after, picture.rgba)).toBeGreaterThan(2)
  const half = opened(spotted(300, 260), { width, height, alpha: new Uint8Array(width * height).fill(128), box: sheet })
  const full = opened(spotted(300, 260))
  for (const liquify of [half, full])
    stroke(liquify, toolOf('push', { size: 400, pressure: 0.4 }), [300, 260], [340, 260])
  const share = (spotOf(shown(half))[0] - 300) / (spotOf(shown(full))[0] - 300)
  expect(share).toBeGreaterThan(0.42)
  expect(share).toBeLessThan(0.58)
})

test('[S3.24] a stroke is taken back and done again bit for bit, and tiles once given never change', () => {
  const liquify = opened()
  const shots = [bitsOf(shown(liquify))]
  const given = (
    [
      ['push', [150, 260], [420, 240]],
      ['clockwise', [400, 200], [420, 240]],
      ['freeze', [100, 100], [200, 100]],
      ['push', [60, 100], [260, 120]],
    ] as const
  ).map(([kind, from, to]) => {
    const tiles = [...stroke(liquify, toolOf(kind), from, to).values()].map((tile) => sure(tile))
    shots.push(bitsOf(shown(liquify)))
    return tiles.map((tile) => [tile, bitsOf(tile)] as const)
  })
  for (const shot of shots.slice(0, -1).toReversed()) {
    expect(liquify.undo()).not.toBe(null)
    expect(bitsOf(shown(liquify))).toBe(shot)
  }
  expect(liquify.undo()).toBe(null)
  for (const shot of shots.slice(1)) {
    liquify.redo()
    expect(bitsOf(shown(liquify))).toBe(shot)
  }
  expect(liquify.redo()).toBe(null)
  liquify.reset()
  expect(bitsOf(shown(liquify))).toBe(shots[0])
  liquify.undo()
  expect(bitsOf(shown(liquify))).toBe(shots.at(-1))
  stroke(liquify, toolOf('push'), [60, 300], [460, 320])
  for (const [tile, bits] of given.flat()) expect(bitsOf(tile)).toBe(bits)
})

test('[S3.24] a stroke that is dropped leaves no trace', () => {
  const liquify = opened()
  stroke(liquify, toolOf('push'), [150, 260], [420, 240])
  const before = [bitsOf(shown(liquify)), liquify.field.x.reduce((a, b) => a + b * b, 0)]
  liquify.dab(toolOf('push'), { x: 300, y: 260, alongX: 20, alongY: 9 })
  expect(liquify.draw().size).toBeGreaterThan(0)
  liquify.cancelStroke()
  expect([bitsOf(shown(liquify)), liquify.field.x.reduce((a, b) => a + b * b, 0)]).toEqual(before)
})

test('[S3.24] a dab touches the tiles under it and no others, and draws no more on a larger sheet', () => {
  const liquify = opened()
  liquify.dab(toolOf('push', { size: 60 }), { x: 128, y: 128, alongX: 10, alongY: 0 })
  expect([...liquify.draw().keys()]).toEqual(['0,0'])
  expect([...liquify.endStroke().keys()]).toEqual(['0,0'])
  const before = joinTiles(sheet, (key) => cutTiles(picture).get(key))
  const after = shown(liquify)
  for (let i = 0; i < after.length; i++) {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)]
    if (Math.abs(x - 128) > 40 || Math.abs(y - 128) > 40)
      if (after[i] !== before[i]) throw new Error(`${x}, ${y} moved`)
  }
  expect(liquify.draw().size).toBe(0)
})

test('[S3.24] what is transparent lends no color to what is pushed over it', () => {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i += 4) rgba.set((i / 4) % width < 300 ? [220, 30, 40, 255] : [0, 255, 0, 0], i)
  const liquify = opened({ width, height, rgba })
  liquify.dab(toolOf('push'), { x: 300, y: 260, alongX: 24.3, alongY: 7.7 })
  const looked = [liquify.draw() && shown(liquify), liquify.endStroke() && shown(liquify)]
  for (const pixels of looked)
    for (let i = 0; i < pixels.length; i += 4) {
      const seen = pixels[i + 3] !== 0
      if (seen && (pixels[i] !== 220 || pixels[i + 1] !== 30 || pixels[i + 2] !== 40)) throw new Error(`fringe at ${i}`)
    }
})

test('[S3.24] liquify gives the bits that it gave before, on paint with and without transparency', () => {
  const bits = [picture, clear].flatMap((pixels) => {
    const liquify = opened(pixels)
    stroke(liquify, toolOf('push'), [150, 260], [420, 240])
    stroke(liquify, toolOf('clockwise', { power: 0.7 }), [400, 200], [420, 240])
    liquify.dab(toolOf('counterclockwise'), { x: 200, y: 400, ...still })
    liquify.draw()
    const quick = bitsOf(shown(liquify))
    liquify.endStroke()
    return [quick, bitsOf(shown(liquify))]
  })
  expect(bits.join(' ')).toBe('9fc0b229 ca83fb0a ce92830f a1d9e1ad')
})

describe('a layer', () => {
  const store = openTiles()
  const painted = Object.fromEntries([...cutTiles(picture)].map(([key, tile]) => [key, store.keep(tile)]))
  const plain = { ...plainLayer, id: 'a', name: 'Coat' }
  const on = (layer: Layer) => ({ ...emptyCanvas(width, height), root: ['a'], layers: { a: layer }, active: 'a' })
  const raster: Layer = { ...plain, kind: 'raster', tiles: painted }

  test('[S4.11] a layer that is not rasterized is refused with a sentence, and one that is opens', () => {
    const layer: Layer = {
      ...plain,
      kind: 'picture',
      source: painted,
      width,
      height,
      matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      tiles: painted,
    }
    expect(() => liquifyLayer(on(layer), 'a', store)).toThrow('rasterize the layer “Coat” first')
    const liquify = liquifyLayer(on(raster), 'a', store)
    expect(stroke(liquify, toolOf('push'), [150, 260], [420, 240]).size).toBeGreaterThan(0)
  })

  test('[S3.24] an empty layer, a fixed one and a missing one are refused with their sentences', () => {
    const blank = store.keep(new Uint8ClampedArray(256 * 256 * 4))
    expect(() => liquifyLayer(on({ ...plain, kind: 'raster', tiles: {} }), 'a', store)).toThrow('nothing on this layer')
    expect(() => liquifyLayer(on({ ...plain, kind: 'raster', tiles: { '0,0': blank } }), 'a', store)).toThrow(
      'nothing on this layer',
    )
    const levels: Layer = { ...plain, kind: 'adjustment', adjustment: { id: 'levels', knobs: {} } }
    expect(() => liquifyLayer(on(levels), 'a', store)).toThrow('takes no paint')
    expect(() => liquifyLayer(on({ ...raster, fixed: true }), 'a', store)).toThrow('fixed')
    expect(() => liquifyLayer(on(raster), 'b', store)).toThrow('not here any more')
  })
})

test('[S3.24] the dabs of a hand are as far apart however often it is asked, and a pen presses as it is pressed', () => {
  const way = (parts: number) => {
    const hand = openHand(toolOf('push'))
    return Array.from({ length: parts + 1 }, (_, k) => hand.move((300 * k) / parts, 0, 0.5)).flat()
  }
  expect(way(3).length).toBe(20)
  expect(way(50).length).toBe(20)
  expect(way(7).every(({ tool, dab }) => tool.pressure === 0.5 && Math.abs(dab.alongX - 15) < 1e-9)).toBe(true)
  const resting = openHand(toolOf('clockwise'))
  expect(resting.rest()).toEqual([])
  resting.move(5, 6, -1)
  expect(resting.rest()).toEqual([{ tool: toolOf('clockwise'), dab: { x: 5, y: 6, ...still } }])
})
