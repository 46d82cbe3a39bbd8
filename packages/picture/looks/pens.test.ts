import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { drawGarmentThumb } from './drawGarmentThumb.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host)
const [width, height] = [420, 560]

/** Ink of the outer contour in the middle rows of a flat, in pixels of full black, on average. */
function contourOf(garment: string): number {
  const { data } = drawGarmentThumb(host, garment, sources, { width, height })
    .getContext('2d')
    .getImageData(0, 0, width, height)
  const inkAt = (x: number, y: number) => {
    const i = (y * width + x) * 4
    return (data[i + 3] / 255) * (1 - data[i] / 255)
  }
  const rows = Array.from({ length: 40 }, (_, i) => 0.45 * height + i).map((row) => {
    const y = Math.round(row)
    let x = 0
    while (x < width && inkAt(x, y) < 0.05) x++
    return Array.from({ length: 10 }, (_, k) => inkAt(x + k, y)).reduce((sum, ink) => sum + ink, 0)
  })
  return rows.reduce((sum, ink) => sum + ink, 0) / rows.length
}

describe('the pens of technical flats', () => {
  it('[S3.26] are the same for a small garment drawn large and a long one drawn small', () => {
    const [skirt, trousers] = [contourOf('miniSkirt'), contourOf('trousers')]
    expect(skirt).toBeGreaterThan(0.8)
    expect(skirt / trousers).toBeGreaterThan(0.75)
    expect(skirt / trousers).toBeLessThan(1.33)
  })
})
