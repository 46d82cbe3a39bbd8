import { createCanvas } from '@napi-rs/canvas'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { placementSchema } from '@toile/craft/prints/placement.ts'
import { productGroundIds } from '@toile/craft/products/grounds.ts'
import { type PresentationId, presentations } from '@toile/craft/products/presentations.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Desk } from '../looks/desk.ts'
import { openLayerCache } from '../looks/layers.ts'
import { openSources } from '../looks/sources.ts'
import { lit } from '../relight/lit.ts'
import type { Host, Surface } from '../surface.ts'
import { measured } from './measured.ts'
import { productMaps } from './productMaps.ts'
import { knitwear, lookOf, shotOf, suit, wornAs } from './testing/productSheet.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const sources = openSources(host)
const openDesk = (): Desk => ({ host, sources, cache: openLayerCache() })
const size = [96, 120] as const
const mapsOf = (look: Design, shot: Shot, [width, height]: readonly [number, number] = size) =>
  productMaps(openDesk(), look, shot, width, height)
const share = (alpha: Uint8ClampedArray) => {
  let covered = 0
  for (let i = 3; i < alpha.length; i += 4) if (alpha[i]! > 127) covered++
  return (covered * 4) / alpha.length
}
const materialsAt = ({ buffer }: ReturnType<typeof mapsOf>) =>
  new Set([...buffer.material].flatMap((at) => buffer.materials[at - 1]?.of?.garment ?? []))

describe('product pictures', () => {
  const ways = presentations.flatMap(({ id, manners }): [PresentationId, string | null][] =>
    manners.length ? manners.map((manner) => [id, manner.id]) : [[id, null]],
  )

  it.each(ways)('[S1.07] %s, %s: shows the look large in the picture, twice the same', (presentation, manner) => {
    const shot = shotOf({ presentation, manner })
    const once = mapsOf(knitwear, shot)
    expect(share(once.maps.albedo)).toBeGreaterThan(0.07)
    expect(
      Buffer.from(lit(once.maps, shot.light)).equals(Buffer.from(lit(mapsOf(knitwear, shot).maps, shot.light))),
    ).toBe(true)
  })

  it.each(someOf(presentations.flatMap(({ id }) => productGroundIds.map((kind) => [id, kind] as const))))(
    '[S1.07] %s goes with the ground %s',
    (presentation, kind) => {
      const shot = shotOf({ presentation, ground: { kind } })
      const pixels = lit(mapsOf(suit, shot).maps, shot.light)
      expect(pixels.some((value) => Number.isNaN(value))).toBe(false)
      expect(new Set(pixels.filter((_, i) => i % 4 === 1)).size).toBeGreaterThan(40)
    },
  )

  it('[S1.07] shows the garment that is asked for and no other; hidden ones never', () => {
    expect(materialsAt(mapsOf(suit, shotOf({ presentation: 'ghost', garment: 'shirt' })))).toEqual(new Set(['shirt']))
    expect(materialsAt(mapsOf(suit, shotOf({ presentation: 'ghost' })))).toEqual(new Set(['blazer']))
    const hidden = { ...suit, garments: suit.garments.map((worn) => ({ ...worn, hidden: true })) }
    expect(share(mapsOf(hidden, shotOf({ presentation: 'ghost' })).maps.albedo)).toBe(0)
  })

  it('[S1.07] shows a garment alone as nobody wears it: not tucked in, not on the shoulders', () => {
    const shirt = { ...wornAs('shirt', 'cotton', 0xf4f1ea), id: 'shirt' }
    const skirt = { ...wornAs('aLineSkirt', 'wool', 0x2f4a5a), id: 'skirt' }
    const of = (knobs: Worn['knobs']) =>
      Buffer.from(
        mapsOf(lookOf([{ ...shirt, knobs }, skirt]), shotOf({ presentation: 'ghost', garment: 'shirt' })).maps.albedo,
      ).toString('base64')
    expect(of({ tucked: 'half' })).toBe(of({}))
  })

  it('[S1.07] from three quarters and from behind another side is seen', () => {
    const seen = (['front', 'threeQuarter', 'back'] as const).map((view) =>
      Buffer.from(mapsOf(suit, shotOf({ presentation: 'ghost', view })).maps.albedo).toString('base64'),
    )
    expect(new Set(seen).size).toBe(3)
  })

  it('[S1.07] garments of a collection lie in true size to each other where a scale is asked for', () => {
    const widthOf = (garment: string, millimetres: number | null) => {
      const { buffer } = mapsOf(suit, shotOf({ presentation: 'ghost', garment, millimetres }), [200, 250])
      return buffer.scale
    }
    expect(widthOf('shirt', 1600)).toBe(widthOf('jeans', 1600))
    expect(widthOf('shirt', 800)).toBeCloseTo(2 * widthOf('shirt', 1600), 6)
    expect(widthOf('shirt', null)).not.toBe(widthOf('jeans', null))
  })

  const colors = [
    0xf4f1ea, 0x1c1b20, 0xc8553d, 0x2f4a5a, 0x9db4c9, 0xc9b27e, 0x7c3b3a, 0x66704a, 0xe2a3a8, 0x44618a, 0x8a8a86,
    0xf2c230,
  ]
  it.each(someOf(fabrics.flatMap(({ id }) => colors.map((color) => [id, color] as const))))(
    '[S1.07] %s in %i keeps its colour within ΔE00 2 where it is lit',
    (fabric, color) => {
      const look = lookOf([wornAs('shiftDress', fabric, color)])
      const shot = shotOf({ presentation: 'ghost' })
      const { maps, buffer } = mapsOf(look, shot, [240, 300])
      for (const { deltaE } of measured(look, buffer, lit(maps, shot.light)).colors) expect(deltaE).toBeLessThan(2)
    },
  )

  it('[S1.07] a print all over keeps its own colours, whatever cloth lies under it, and no colour of the cloth is claimed', () => {
    const print = placementSchema.parse({
      source: {
        kind: 'construction',
        print: 'floral',
        colors: [0x8f, 0xb8, 0xd0].map((r) => ({ r, g: 70, b: 50 })),
        seed: 3,
      },
      mode: 'overall',
      repeat: 'straight',
      width: 160,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    })
    const printed = lookOf([wornAs('shiftDress', 'cotton', 0xb0482f, { print })])
    const { buffer, maps } = mapsOf(printed, shotOf({ presentation: 'ghost' }), [240, 300])
    expect(measured(printed, buffer, lit(maps, shotOf({ presentation: 'ghost' }).light)).colors).toEqual([])
    for (let i = 0; i < buffer.material.length; i++)
      if (buffer.coverage[i] === 255)
        expect([...maps.albedo.subarray(i * 4, i * 4 + 3)]).toEqual([...buffer.albedo.subarray(i * 4, i * 4 + 3)])
  })

  it('[S1.07] tells how far a colour is off where the light is not white', () => {
    const shot = shotOf({ presentation: 'ghost' })
    const { maps, buffer } = mapsOf(suit, shot, [160, 200])
    const warm = { ...shot.light, key: { ...shot.light.key, warm: 1 } }
    const [own] = measured(suit, buffer, lit(maps, shot.light)).colors
    const [tinted] = measured(suit, buffer, lit(maps, warm)).colors
    expect(own?.deltaE).toBeLessThan(2)
    expect(tinted?.deltaE).toBeGreaterThan(2)
  })
})
