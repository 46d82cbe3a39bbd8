import { createCanvas } from '@napi-rs/canvas'
import { shoes, type ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { openLayerCache } from '../../looks/layers.ts'
import { openSources } from '../../looks/sources.ts'
import { lit } from '../../relight/lit.ts'
import type { Host, Surface } from '../../surface.ts'
import { productMaps } from '../productMaps.ts'
import { lookOf, shotOf, wornAs } from '../testing/productSheet.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const sources = openSources(host)
const [width, height] = [240, 300]
const kinds = shoes.map(({ id }) => id).filter((id) => id !== 'barefoot')

function pairOf(
  kind: ShoeKind,
  color: { r: number; g: number; b: number },
  garments = [wornAs('tShirt', 'cotton', 0xffffff)],
) {
  const look = { ...lookOf(garments), shoes: { kind, color } }
  const { maps, buffer } = productMaps(
    { host, sources, cache: openLayerCache() },
    look,
    shotOf({ presentation: 'accessories' }),
    width,
    height,
  )
  return { maps, buffer, rgba: lit(maps, studioLight) }
}

const toneAt = (rgba: Uint8ClampedArray, i: number) =>
  0.299 * (rgba[i * 4] ?? 0) + 0.587 * (rgba[i * 4 + 1] ?? 0) + 0.114 * (rgba[i * 4 + 2] ?? 0)

describe('shoes that nobody wears', () => {
  const black = { r: 12, g: 12, b: 13 }

  it.each(someOf(kinds))('[S1.07] %s in black shows its form: it is not one black, nor grey', (kind) => {
    const { buffer, rgba } = pairOf(kind, black)
    const leather = buffer.materials.findIndex(({ substance, shine }) => substance === 'cloth' && shine > 0.2) + 1
    const upper = leather || 1
    const tones = [...buffer.material]
      .flatMap((at, i) => (at === upper && buffer.coverage[i] === 255 ? [toneAt(rgba, i)] : []))
      .toSorted((a, b) => a - b)
    const at = (share: number) => tones[Math.floor(share * (tones.length - 1))] ?? 0
    expect(tones.length).toBeGreaterThan(150)
    expect(at(0.25)).toBeGreaterThan(22)
    expect(at(0.5)).toBeLessThan(80)
    expect(at(0.97) - at(0.03)).toBeGreaterThan(24)
  })

  it('[S1.07] the floor is darkest right at the sole', () => {
    const { maps, buffer, rgba } = pairOf('derby', black)
    const bottoms: number[] = []
    for (let x = 0; x < width; x += 5) {
      let last = -1
      for (let y = 0; y < height; y++) if (buffer.material[y * width + x]) last = y
      if (last > 0 && last < height - 40) bottoms.push(last * width + x)
    }
    const under = (down: number) => bottoms.reduce((sum, i) => sum + toneAt(rgba, i + down * width), 0) / bottoms.length
    expect(bottoms.length).toBeGreaterThan(8)
    expect(under(1)).toBeLessThan(0.68 * under(34))
    expect(maps.highest).toBeGreaterThan(0)
  })

  it('[S1.07] a pair is two shoes that are not the same picture twice, and bare feet have none', () => {
    const { buffer } = pairOf('loafer', { r: 120, g: 60, b: 30 })
    const columns = Array.from({ length: width }, (_, x) => {
      let count = 0
      for (let y = 0; y < height; y++) if (buffer.material[y * width + x]) count++
      return count
    })
    expect(columns.filter(Boolean).length).toBeGreaterThan(0.5 * width)
    expect(pairOf('barefoot', black).buffer.material.some(Boolean)).toBe(false)
  })

  it('[S1.07] what lies beside shoes has air round it, and straps lie near their bag', () => {
    const bag = { ...wornAs('crossbodyBag', 'leather', 0x8a2a24), id: 'bag' }
    const belt = { ...wornAs('leatherBelt', 'leather', 0x2a4a8a), id: 'belt' }
    const { buffer } = pairOf('loafer', black, [bag, belt])
    const boxOf = (garment: string) => {
      const places = [...buffer.material].flatMap((at, i) =>
        buffer.materials[at - 1]?.of?.garment === garment ? [i] : [],
      )
      const xs = places.map((i) => i % width)
      const ys = places.map((i) => Math.floor(i / width))
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
    }
    const [a, b] = [boxOf('bag'), boxOf('belt')]
    expect(a.right + 4 < b.left || b.right + 4 < a.left).toBe(true)
    expect(a.bottom - a.top).toBeLessThan(1.5 * (a.right - a.left))
  })
})
