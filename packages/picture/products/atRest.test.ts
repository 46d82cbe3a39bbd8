import { createCanvas } from '@napi-rs/canvas'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { describe, expect, it } from 'vitest'
import { openLayerCache } from '../looks/layers.ts'
import { openSources } from '../looks/sources.ts'
import { type Geometry, openGeometry } from '../raster/geometry.ts'
import { clothOptics } from '../raster/optics.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { sure } from '@toile/geometry'
import type { Host, Surface } from '../surface.ts'
import { creaseAtRest } from './creaseAtRest.ts'
import { evenEdges } from './evenEdges.ts'
import { presents } from './presentations/index.ts'
import { sinkTogether } from './sinkTogether.ts'
import { lookOf, shotOf, wornAs } from './testing/productSheet.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const [width, height] = [240, 300]
const bufferOf = (look: Design, shot: Shot) =>
  sure(
    presents[shot.presentation]({
      desk: { host, sources: openSources(host), cache: openLayerCache() },
      look,
      shot,
      width,
      height,
    }) ?? undefined,
  ).buffer

/** How many pixels of a row are covered. */
const across = ({ material }: Geometry, row: number) =>
  material.subarray(row * width, (row + 1) * width).filter(Boolean).length
const rowsOf = (geometry: Geometry) =>
  Array.from({ length: height }, (_, row) => across(geometry, row)).filter((count) => count > 0)

/** A plain cloth that fills a picture, of one fabric and piece. */
function clothOf(fabric: string, piece = 'front', size = 200): Geometry {
  const optics = { ...clothOptics(sure(findFabric(fabric))), of: { garment: 'g1', piece } }
  const geometry = openGeometry(size, size, [optics])
  geometry.material.fill(1)
  return geometry
}
const deviation = (values: Float32Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

describe('what nobody wears', () => {
  const dress = lookOf([wornAs('bodyconDress', 'jersey', 0x7a8a9a)])

  it('[S1.07] lies without a waist, from the front and from behind', () => {
    const waist = (presentation: 'flatLay' | 'ghost', view: 'front' | 'back') => {
      const rows = rowsOf(bufferOf(dress, shotOf({ presentation, view })))
      const [upper, middle, lower] = [0.2, 0.45, 0.7].map((at) => Math.round(rows.length * at))
      return Math.min(...rows.slice(upper, middle)) / Math.max(...rows.slice(middle, lower))
    }
    for (const view of ['front', 'back'] as const)
      expect(waist('flatLay', view)).toBeGreaterThan(waist('ghost', view) + 0.04)
  })

  it('[S1.07] sinks together: a dome leaves it, what stood out over the next piece is as high as cloth is thick', () => {
    const cloth = clothOf('cotton')
    for (let y = 0; y < 200; y++)
      for (let x = 0; x < 200; x++) {
        cloth.rise[y * 200 + x] = x < 100 ? 90 : 30
        cloth.slopeX[y * 200 + x] = (100 - x) / 60
      }
    const domed = deviation(cloth.slopeX)
    sinkTogether(cloth, 100, 0.8)
    const step = cloth.rise[100 * 200 + 98]! - cloth.rise[100 * 200 + 101]!
    expect(step).toBeGreaterThan(1)
    expect(step).toBeLessThan(18)
    expect(deviation(cloth.slopeX)).toBeLessThan(domed * 0.35)
  })

  it('[S1.07] creases by the hand of its cloth, each piece for itself, and its light is that of its heights', () => {
    const creased = (fabric: string, piece?: string, seed = 4) => {
      const cloth = clothOf(fabric, piece)
      creaseAtRest(cloth, 256, seed, 1)
      return cloth
    }
    const linen = creased('linen')
    expect(deviation(linen.slopeX)).toBeGreaterThan(2 * deviation(creased('knit').slopeX))
    expect(deviation(creased('linen', 'sleeve0').rise.map((value, i) => value - linen.rise[i]!))).toBeGreaterThan(0.2)
    expect(creased('linen').rise.slice(0, 400)).toEqual(linen.rise.slice(0, 400))
    const off = linen.slopeX.map((slope, i) =>
      i % 200 && i % 200 < 199 ? slope - (linen.rise[i + 1]! - linen.rise[i - 1]!) / 2 : 0,
    )
    expect(deviation(off)).toBeLessThan(0.03 * deviation(linen.slopeX))
  })

  it('[S1.07] has no beads along its outline', () => {
    const cloth = clothOf('cotton')
    for (let y = 0; y < 200; y++)
      for (let x = 0; x < 200; x++) {
        const i = y * 200 + x
        if (x < 60) cloth.material[i] = 0
        else cloth.slopeX[i] = x < 64 ? (y % 12 < 6 ? 4 : 0.5) : 0.1
      }
    const edge = () => Float32Array.from({ length: 150 }, (_, k) => cloth.slopeX[(k + 25) * 200 + 61]!)
    const beaded = deviation(edge())
    evenEdges(cloth, 300)
    expect(deviation(edge())).toBeLessThan(0.25 * beaded)
    expect(Math.max(...cloth.slopeX)).toBeLessThan(1.7)
  })

  it('[S1.07] is closed at the neck where its fronts hang open', () => {
    const open = lookOf([wornAs('overshirt', 'wool', 0x6b4a3a)])
    const { material } = bufferOf(open, shotOf({ presentation: 'ghost' }))
    // Bare pixels that covered ones enclose, by filling from the border.
    const outside = new Uint8Array(width * height)
    const queue = [0]
    while (queue.length) {
      const i = queue.pop()!
      if (outside[i] || material[i]) continue
      outside[i] = 1
      if (i % width) queue.push(i - 1)
      if (i % width < width - 1) queue.push(i + 1)
      if (i >= width) queue.push(i - width)
      if (i < width * (height - 1)) queue.push(i + width)
    }
    const upper = width * Math.round(height * 0.4)
    let bare = 0
    for (let i = 0; i < upper; i++) if (!material[i] && !outside[i]) bare++
    expect(bare).toBeLessThan(6)
  })
})
