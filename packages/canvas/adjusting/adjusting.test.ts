import { sure } from '@toile/geometry'
import { describe, expect, test } from 'vitest'
import { type Adjustment, adjustmentIds } from '../document/adjustment.ts'
import { cutTiles } from '../tiles/cutTiles.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { bitsOf } from '../tiles/testing/bitsOf.ts'
import { checkered } from '../tiles/testing/checkered.ts'
import { applyAdjustment } from './applyAdjustment.ts'
import { adjustments } from './index.ts'
import { mainColor } from './mainColor.ts'
import { reached } from './reached.ts'
import { reachOf } from './reachOf.ts'
import { startOf } from './startOf.ts'
import { strong } from './testing/strong.ts'

const [width, height] = [410, 300]
const opaque = checkered(width, height)
const clear = checkered(width, height, true)

/** The bits of each on the test pictures, opaque and transparent: the same in every engine. */
const golden: Readonly<Record<string, string>> = {
  levels: 'bdf38588 3f7e4c47',
  curves: 'adba50bd 1d3930ce',
  hueSaturation: '558d193d 0e23359a',
  colorBalance: '656e7204 d3972c4f',
  blur: 'f62d9e07 4dc873ee',
  sharpen: '861474e9 634e7b06',
  noise: 'b4e7737c e36f3a4b',
  recolor: '9b4b66ba e00cf6e1',
}

describe.each(adjustmentIds)('%s', (id) => {
  const form = adjustments[id]

  test('[S1.12] an adjustment as it starts leaves every pixel as it is', () => {
    for (const { rgba } of [opaque, clear]) {
      const pixels = Uint8ClampedArray.from(rgba)
      expect(bitsOf(applyAdjustment(startOf(id), pixels, width, height))).toBe(bitsOf(pixels))
      expect(form.changes(startOf(id))).toBe(false)
      expect(reachOf(startOf(id))).toBe(0)
    }
  })

  test('[S1.12] an adjustment gives the same bits tile by tile as of the whole sheet at once', () => {
    const [adjustment, reach] = [strong[id], reachOf(strong[id])]
    for (const picture of [opaque, clear]) {
      const tiles = cutTiles(picture)
      const pixels = Uint8ClampedArray.from(picture.rgba)
      const whole = applyAdjustment(adjustment, pixels, width, height)
      for (const [x0, y0, x1, y1] of [
        [0, 0, 256, 256],
        [256, 0, 410, 256],
        [100, 90, 160, 171],
        [256, 256, 410, 300],
      ] as const) {
        const box = {
          x0: Math.max(0, x0 - reach),
          y0: Math.max(0, y0 - reach),
          x1: Math.min(width, x1 + reach),
          y1: Math.min(height, y1 + reach),
        }
        const wide = box.x1 - box.x0
        const part = joinTiles(box, (key) => tiles.get(key))
        const made = applyAdjustment(adjustment, part, wide, box.y1 - box.y0, box.x0, box.y0)
        for (let y = y0; y < y1; y++) {
          const from = ((y - box.y0) * wide + x0 - box.x0) * 4
          const at = (y * width + x0) * 4
          const count = (x1 - x0) * 4
          expect(bitsOf(made.subarray(from, from + count))).toBe(bitsOf(whole.subarray(at, at + count)))
        }
      }
      expect(bitsOf(whole)).not.toBe(bitsOf(pixels))
      expect(bitsOf(pixels)).toBe(bitsOf(picture.rgba))
    }
  })

  test('[S1.12] an adjustment gives the bits that it gave before', () => {
    const made = [opaque, clear].map(({ rgba }) =>
      bitsOf(applyAdjustment(strong[id], Uint8ClampedArray.from(rgba), width, height)),
    )
    expect(made.join(' ')).toBe(golden[id])
  })

  test('[S1.12] knobs tell their bounds, and what stands outside them counts as the bound', () => {
    for (const [name, { least, most, start, step }] of Object.entries(form.knobs)) {
      expect(least <= start && start <= most && step > 0 && step <= most - least).toBe(true)
      const set = (value: number): Adjustment => ({ ...strong[id], knobs: { ...strong[id].knobs, [name]: value } })
      const small = Uint8ClampedArray.from(checkered(64, 40).rgba)
      const drawn = (value: number) => bitsOf(applyAdjustment(set(value), small, 64, 40))
      expect(drawn(most + 1e6)).toBe(drawn(most))
      expect(drawn(least - 1e6)).toBe(drawn(least))
    }
  })
})

const one = (adjustment: Adjustment, red: number, green: number, blue: number, alpha = 255) => [
  ...applyAdjustment(adjustment, Uint8ClampedArray.of(red, green, blue, alpha), 1, 1),
]

test('[S1.12] levels stretch what lies between black and white, and the midtones lie where they are set', () => {
  const stretched: Adjustment = { id: 'levels', knobs: { black: 50, white: 200 } }
  expect(one(stretched, 50, 200, 125)).toEqual([0, 255, 128, 255])
  expect(sure(one({ id: 'levels', knobs: { middle: 2 } }, 64, 64, 64)[0])).toBe(128)
})

test('[S1.12] a curve goes through its points and never swings beyond them', () => {
  const points = [
    [0, 10],
    [60, 60],
    [70, 200],
    [255, 210],
  ] as const
  const at = (value: number) => sure(one({ id: 'curves', knobs: {}, points }, value, 0, 0)[0])
  for (const [x, y] of points) expect(at(x)).toBe(y)
  for (let value = 1; value < 256; value++) expect(at(value)).toBeGreaterThanOrEqual(at(value - 1))
  expect(one({ id: 'curves', knobs: { channel: 3 }, points }, 60, 65, 70)).toEqual([60, 65, 200, 255])
})

test('[S1.12] a turned hue keeps how light a color looks, and no saturation leaves grays', () => {
  const light = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  for (let hue = -180; hue <= 180; hue += 30)
    for (const [red, green, blue] of [
      [200, 60, 40],
      [20, 220, 90],
      [90, 80, 250],
    ] as const) {
      const turned = one({ id: 'hueSaturation', knobs: { hue } }, red, green, blue)
      expect(Math.abs(light(turned) - light([red, green, blue]))).toBeLessThan(2)
    }
  const [red, green, blue] = one({ id: 'hueSaturation', knobs: { saturation: -100 } }, 200, 60, 40)
  expect([green, blue]).toEqual([red, red])
})

test('[S1.12] a blur of any width spreads one point to a bell of that width and keeps its light', () => {
  const side = 81
  for (const radius of [0.4, 1, 2.5, 6.2, 9.9]) {
    const pixels = new Uint8ClampedArray(side * side * 4).fill(0)
    for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255
    const bar = 40
    for (let y = 0; y < side; y++) pixels.fill(255, (y * side + bar) * 4, (y * side + bar) * 4 + 3)
    const soft = applyAdjustment({ id: 'blur', knobs: { radius } }, pixels, side, side)
    let [sum, spread] = [0, 0]
    for (let x = 0; x < side; x++) {
      const value = sure(soft[(40 * side + x) * 4])
      sum += value
      spread += value * (x - bar) * (x - bar)
    }
    expect(Math.abs(sum - 255)).toBeLessThan(10)
    expect(Math.abs(Math.sqrt(spread / sum) - radius)).toBeLessThan(0.06 * radius + 0.05)
  }
})

test('[S1.12] what is transparent lends a blur no color', () => {
  const pixels = Uint8ClampedArray.from({ length: 40 * 4 }, (_, i) => [255, 0, 0, i < 80 ? 255 : 0][i & 3] ?? 0)
  for (let i = 80; i < 160; i += 4) pixels.set([0, 255, 0, 0], i)
  const soft = applyAdjustment({ id: 'blur', knobs: { radius: 3 } }, pixels, 40, 1)
  for (let i = 0; i < soft.length; i += 4)
    if (sure(soft[i + 3]) > 0) expect([...soft.subarray(i, i + 3)]).toEqual([255, 0, 0])
})

test('[S1.12] a recolored color is the color of the palette within what eyes see, and shade and light stay in their order', () => {
  for (const [from, color] of [
    [0x707a80, '#aa2233'],
    [0xf4f0ea, '#0a3320'],
    [0x2040a0, '#ffffff'],
    [0xc8a090, '#335577'],
    [0xffffff, '#e60026'],
  ] as const) {
    const adjustment: Adjustment = { id: 'recolor', knobs: { from }, color }
    expect(sure(reached(adjustment, from) ?? undefined)).toBeLessThan(1)
    let before = -1
    for (let shade = 0; shade <= 10; shade++) {
      const [red = 0, green = 0, blue = 0] = [from >>> 16, (from >>> 8) & 255, from & 255].map((c) => (c * shade) / 10)
      const [r = 0, g = 0, b = 0] = one(adjustment, red, green, blue)
      const light = 0.2126 * r + 0.7152 * g + 0.0722 * b
      expect(light).toBeGreaterThan(before - 0.5)
      before = light
    }
  }
  expect(reached(startOf('recolor'), 0)).toBe(null)
})

test('[S1.12] a narrow recoloring leaves colors of another kind alone', () => {
  const adjustment: Adjustment = { id: 'recolor', knobs: { from: 0xc02020, spread: 20 }, color: '#2040c0' }
  expect(one(adjustment, 30, 160, 60)).toEqual([30, 160, 60, 255])
  expect(sure(one(adjustment, 96, 16, 16)[2])).toBeGreaterThan(80)
})

test('[S1.12] the main color of a picture is the one that most of it is of', () => {
  const pixels = new Uint8ClampedArray(400).fill(255)
  for (let i = 0; i < 240; i += 4) pixels.set([180, 30, 40, 255], i)
  expect(mainColor(pixels)).toBe(0xb41e28)
  expect(mainColor(new Uint8ClampedArray(40))).toBe(null)
})
