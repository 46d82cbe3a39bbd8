import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { colorAtOklab, oklabOf } from '@toile/craft/colors/oklch.ts'
import { prints } from '@toile/craft/prints/index.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { drawGarmentThumb } from '../../looks/drawGarmentThumb.ts'
import { drawPrintSwatch, type PrintSwatchOptions } from '../../looks/drawPrintSwatch.ts'
import { openSources } from '../../looks/sources.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { extractPalette } from './extractPalette.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host)

const pixelsOf = (surface: Surface): Pixels => {
  const { width, height } = surface
  return { width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data }
}
const colorAt = ({ rgba }: Pixels, i: number): Color => ({ r: rgba[i * 4], g: rgba[i * 4 + 1], b: rgba[i * 4 + 2] })

/** The share of some opaque pixels, spread over the picture, that a colour cannot be told from. */
function shareNear(pixels: Pixels, color: Color): number {
  let near = 0
  let seen = 0
  for (let i = 7; i < pixels.width * pixels.height; i += 61) {
    if (pixels.rgba[i * 4 + 3] <= 128) continue
    seen++
    if (colorDistance(colorAt(pixels, i), color) <= 3) near++
  }
  return near / seen
}

/** Cloth of one colour in soft folds: lights and darks that run on into each other. */
function folded(hex: string, ground: string, seed: number): Pixels {
  const [width, height] = [240, 240]
  const chance = openChance(seed)
  const [cloth, around] = [hex, ground].map((text) => oklabOf(fromHex(text) ?? { r: 0, g: 0, b: 0 }))
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const x = i % width
    const light = 1 + 0.14 * Math.sin(x / 9 + Math.sin(i / width / 30))
    const [l, a, b] = x < 180 ? cloth.map((value) => value * light) : around
    const { r, g, b: blue } = colorAtOklab([l, a, b])
    const grain = chance.bell() * 3
    rgba.set([r + grain, g + grain, blue + grain, 255], i * 4)
  }
  return { width, height, rgba }
}

describe('palette of cloth', () => {
  it.each([
    ['#8c2f39', '#f3efe6'],
    ['#3f6b8f', '#e9d9b8'],
    ['#a08a4f', '#22303c'],
  ])('[S2.52] takes the folds of %s for one colour, with its whole share', (hex, ground) => {
    const [first, second, ...rest] = extractPalette(folded(hex, ground, 4))
    expect(rest).toEqual([])
    expect(Math.abs(first.share - 0.75)).toBeLessThan(0.03)
    expect(Math.abs(second.share - 0.25)).toBeLessThan(0.03)
    expect(colorDistance(second.color, fromHex(ground) ?? first.color)).toBeLessThan(3)
  })

  it('[S2.52] gives a drawn garment its colour first, and leaves out the transparent paper', () => {
    for (const [garment, hex] of [
      ['trench', '#c6483f'],
      ['slipDress', '#27324f'],
      ['sweater', '#4f8a6b'],
    ]) {
      const color = fromHex(hex) ?? { r: 0, g: 0, b: 0 }
      const [first] = extractPalette(
        pixelsOf(drawGarmentThumb(host, garment, sources, { width: 240, height: 240, color })),
      )
      expect(colorDistance(first.color, color)).toBeLessThan(3)
      expect(first.share).toBeGreaterThan(0.5)
    }
  })

  it('[S2.52] invents no colour: every chip of a print is a colour of its pixels', () => {
    for (const { id, colorway, repeat, width } of prints.filter((_, i) => i % 9 === 0)) {
      const source: PrintSource = { kind: 'construction', print: id, colors: [...colorway], seed: 3 }
      const swatch: PrintSwatchOptions = {
        source,
        repeat,
        across: width * 2,
        tileWidth: width,
        width: 240,
        height: 240,
      }
      const pixels = pixelsOf(drawPrintSwatch(host, sources, swatch))
      for (const { color } of extractPalette(pixels)) expect(shareNear(pixels, color), id).toBeGreaterThan(0.001)
    }
  })
})
