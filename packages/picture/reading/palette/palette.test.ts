import { createCanvas } from '@napi-rs/canvas'
import { colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../surface.ts'
import { extractPalette } from './extractPalette.ts'
import { measureMood } from './measureMood.ts'

function drawn(parts: readonly (readonly [hex: string, share: number])[], noise: number, seed: number): Pixels {
  const [width, height] = [400, 300]
  const rgba = new Uint8ClampedArray(width * height * 4)
  const chance = openChance(seed)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let rest = (x + 0.5) / width
      const part = parts.find(([, share]) => (rest -= share) <= 0) ?? parts[parts.length - 1]
      const color = fromHex(part[0])
      const light = 1 + (0.12 * y) / height - 0.06
      const at = (y * width + x) * 4
      for (const [k, channel] of [color?.r ?? 0, color?.g ?? 0, color?.b ?? 0].entries())
        rgba[at + k] = channel * light + chance.bell() * noise
      rgba[at + 3] = 255
    }
  }
  return { width, height, rgba }
}

/** The picture with a white margin all round. */
function framed({ width, height, rgba }: Pixels, margin: number): Pixels {
  const wide = width + 2 * margin
  const out = new Uint8ClampedArray(wide * (height + 2 * margin) * 4).fill(255)
  for (let y = 0; y < height; y++) {
    out.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), ((y + margin) * wide + margin) * 4)
  }
  return { width: wide, height: height + 2 * margin, rgba: out }
}

const pictures = [
  [
    ['#27324f', 0.4],
    ['#efe6d6', 0.3],
    ['#b04a32', 0.2],
    ['#5e6f52', 0.1],
  ],
  [
    ['#1c2746', 0.5],
    ['#6a6a33', 0.3],
    ['#f5d90f', 0.2],
  ],
  [
    ['#ffffff', 0.62],
    ['#c3161c', 0.2],
    ['#0d0d0f', 0.1],
    ['#8fbfe4', 0.08],
  ],
  [
    ['#f1cfc6', 0.25],
    ['#c9aed6', 0.25],
    ['#bfe5cf', 0.2],
    ['#f7e7a6', 0.15],
    ['#b9d1e4', 0.15],
  ],
  [
    ['#4b2f23', 0.3],
    ['#b98b54', 0.3],
    ['#2fb3b5', 0.2],
    ['#e93f8c', 0.1],
    ['#ddd0b8', 0.06],
    ['#45484d', 0.04],
  ],
] as const

describe('palette of a picture', () => {
  it.each(pictures.map((parts, i) => [i + 1, parts] as const))(
    'finds every colour of picture %i, none invented, shares within 3 %%',
    (i, parts) => {
      const palette = extractPalette(drawn(parts, 6, i))
      expect(palette).toHaveLength(parts.length)
      for (const [hex, share] of parts) {
        const wanted = fromHex(hex) ?? { r: 0, g: 0, b: 0 }
        const found = palette.reduce((a, b) =>
          colorDistance(b.color, wanted) < colorDistance(a.color, wanted) ? b : a,
        )
        expect(colorDistance(found.color, wanted)).toBeLessThan(4)
        expect(Math.abs(found.share - share)).toBeLessThan(0.03)
      }
    },
  )
  it('sees no extra colours in the soft edges of a drawing', () => {
    const canvas = createCanvas(400, 400)
    const context = canvas.getContext('2d')
    context.fillStyle = '#f6f0e3'
    context.fillRect(0, 0, 400, 400)
    for (const [i, hex] of ['#1c2746', '#d8523f', '#2f9a74'].entries()) {
      context.fillStyle = hex
      for (let k = 0; k < 9; k++) {
        context.beginPath()
        context.arc(50 + ((k * 131 + i * 57) % 300), 60 + i * 120 + (k % 3) * 22, 16, 0, 7)
        context.fill()
      }
    }
    const { width, height, data } = context.getImageData(0, 0, 400, 400)
    expect(extractPalette({ width, height, rgba: data })).toHaveLength(4)
  })
  it('gives the same palette twice, at most as many as asked, and none for a transparent picture', () => {
    const picture = drawn(pictures[4], 6, 9)
    expect(extractPalette(picture)).toEqual(extractPalette(picture))
    const two = extractPalette(picture, 2)
    expect(two).toHaveLength(2)
    expect(two[0].share + two[1].share).toBeCloseTo(1, 9)
    expect(extractPalette({ width: 4, height: 4, rgba: new Uint8ClampedArray(64) })).toEqual([])
  })
})

describe('mood of a picture', () => {
  const night = drawn(
    [
      ['#10131c', 0.6],
      ['#1e2738', 0.25],
      ['#3a4250', 0.15],
    ],
    3,
    1,
  )
  const garden = drawn(
    [
      ['#f8dcd2', 0.5],
      ['#fbeec4', 0.3],
      ['#f4c9cf', 0.2],
    ],
    3,
    2,
  )
  const carnival = drawn(
    Array.from({ length: 40 }, (_, i) => [['#e13b2a', '#f4c22b', '#1f4fb4', '#ffffff'][i % 4], 0.025] as const),
    20,
    3,
  )
  it('[S3.03] tells a dark low-key picture from a bright pastel one', () => {
    const [dark, bright] = [measureMood(night), measureMood(garden)]
    expect(dark.lightness).toBeLessThan(0.35)
    expect(bright.lightness).toBeGreaterThan(0.85)
    expect(dark.warmth).toBeLessThan(0.5)
    expect(bright.warmth).toBeGreaterThan(0.65)
  })
  it('measures busyness and contrast of many narrow bands above those of few broad ones', () => {
    expect(measureMood(carnival).busyness).toBeGreaterThan(measureMood(garden).busyness + 0.2)
    expect(measureMood(carnival).contrast).toBeGreaterThan(measureMood(garden).contrast + 0.2)
    expect(measureMood(carnival).saturation).toBeGreaterThan(measureMood(night).saturation)
  })
  it('reads a figure on white paper by the figure, not by the paper', () => {
    const paper = ['#ffffff', 0.35] as const
    const onPaper = measureMood(framed(drawn([['#7a1220', 1]], 3, 4), 140))
    const wine = measureMood(drawn([['#7a1220', 1]], 3, 4))
    const half = measureMood(drawn([paper, ['#7a1220', 0.65]], 3, 4))
    expect(Math.abs(onPaper.saturation - wine.saturation)).toBeLessThan(0.3)
    expect(onPaper.lightness).toBeLessThan(half.lightness)
  })
  it('calls a grey picture neither warm nor cold, and a transparent one white paper', () => {
    expect(measureMood(drawn([['#808080', 1]], 0, 1)).warmth).toBeCloseTo(0.5, 1)
    expect(measureMood({ width: 8, height: 8, rgba: new Uint8ClampedArray(256) })).toMatchObject({
      lightness: 1,
      contrast: 0,
    })
  })
})
