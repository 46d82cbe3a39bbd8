import { createCanvas } from '@napi-rs/canvas'
import type { Applied } from '@toile/craft/applied/applied.ts'
import type { Region } from '@toile/craft/applied/region.ts'
import type { Design, Style, Worn } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Pixels, Surface } from '../surface.ts'
import { drawLook } from './drawLook.ts'
import { drawLookBuffer } from './drawLookBuffer.ts'
import { type LookMap, lookMap } from './lookMap.ts'
import { placeOf, spotUnder } from './onLookMap.ts'
import { regionsUnder } from './regionsUnder.ts'
import { noUploads, openSources, type Sources } from './sources.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const plain = openSources(host, noUploads)
const size = { width: 480, height: 720 }
const white = { r: 245, g: 245, b: 245 }
const red = { r: 220, g: 20, b: 20 }

/** A red square that stands 4 mm high. */
const block: Pixels = { width: 16, height: 16, rgba: new Uint8ClampedArray(16 * 16 * 4) }
for (let i = 0; i < 256; i++) block.rgba.set([220, 20, 20, 255], i * 4)
const sources: Sources = { ...plain, stamp: () => ({ picture: block, rise: new Float32Array(256).fill(4) }) }

const design = (own: Partial<Worn>, style: Style = 'illustration', garment = 'tShirt', pose = 'relaxed'): Design => ({
  version: designVersion,
  style,
  mannequin: { person: 'ines', pose, mirrored: false },
  shoes: { kind: 'pump', color: white },
  lips: white,
  ground: white,
  garments: [{ ...plainWorn(garment, white, { id: 'g1', seed: 1 }), ...own }],
  origin: null,
})

const notion = (own: Partial<Extract<Applied, { kind: 'notion' }>> = {}): Applied => ({
  kind: 'notion',
  id: 'n1',
  source: { kind: 'notion', notion: 'block', colors: [] },
  at: { part: 'body', side: 'front', u: 20, v: 220, from: 'top' },
  width: 60,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
  ...own,
})

const region = (own: Partial<Region> = {}): Region => ({
  kind: 'region',
  id: 'r1',
  at: { part: 'body', side: 'front', u: 20, v: 220, from: 'top' },
  outlines: [
    [
      [-50, -50],
      [50, -50],
      [50, 50],
      [-50, 50],
    ],
  ],
  fill: { kind: 'solid', color: red },
  edge: { kind: 'cut' },
  hidden: false,
  ...own,
})

const mapOf = (look: Design, view: 'front' | 'back' = 'front'): LookMap => {
  const map = lookMap(host, look, sources, { ...size, view })
  if (!map) throw new Error('nobody stands')
  return map
}
const pixelsOf = (look: Design, view: 'front' | 'back' = 'front') =>
  drawLook(host, look, sources, { ...size, view })
    .getContext('2d')
    .getImageData(0, 0, size.width, size.height).data
const redAt = (data: Uint8ClampedArray, x: number, y: number) => {
  const i = (Math.round(y) * size.width + Math.round(x)) * 4
  return data[i] - data[i + 1]
}
const countRed = (data: Uint8ClampedArray) => {
  let count = 0
  for (let i = 0; i < data.length; i += 4) if (data[i] - data[i + 1] > 90 && data[i] - data[i + 2] > 90) count++
  return count
}

describe('what lies on cloth', () => {
  it.each(['ink', 'illustration', 'realistic'] as const)(
    'an element and a region are drawn where the look map sees their spots, in the %s hand',
    (style) => {
      for (const one of [notion(), region()]) {
        const look = design({ applied: [one] }, style)
        const place = placeOf(mapOf(look), 0, one.at)
        if (!place) throw new Error('not seen')
        expect(redAt(pixelsOf(look), place.x, place.y)).toBeGreaterThan(70)
        expect(redAt(pixelsOf(design({}, style)), place.x, place.y)).toBeLessThan(40)
      }
    },
  )

  it('stays on its spot of the cloth when cut, stance and person change', () => {
    for (const [garment, pose] of [
      ['shirt', 'contrapposto'],
      ['sweater', 'walk'],
      ['sheathDress', 'relaxed'],
    ] as const) {
      const look = design({ applied: [region()] }, 'realistic', garment, pose)
      const place = placeOf(mapOf(look), 0, region().at)
      if (!place) throw new Error('not seen')
      expect(redAt(pixelsOf(look), place.x, place.y)).toBeGreaterThan(70)
    }
  })

  it('what is hidden, or on the side that is not looked at, is not drawn', () => {
    expect(countRed(pixelsOf(design({ applied: [region()] })))).toBeGreaterThan(200)
    const none = countRed(pixelsOf(design({})))
    expect(countRed(pixelsOf(design({ applied: [region({ hidden: true })] })))).toBe(none)
    expect(countRed(pixelsOf(design({ applied: [region({ at: { ...region().at, side: 'back' } })] })))).toBe(none)
    const behind = design({ applied: [region({ at: { ...region().at, side: 'back' } })] })
    expect(countRed(pixelsOf(behind, 'back'))).toBeGreaterThan(200)
  })

  it('an outline within another is a hole', () => {
    const hole: Region['outlines'][number] = [
      [-25, -25],
      [25, -25],
      [25, 25],
      [-25, 25],
    ]
    const look = design({ applied: [region({ outlines: [...region().outlines, hole] })] })
    const place = placeOf(mapOf(look), 0, region().at)
    if (!place) throw new Error('not seen')
    expect(redAt(pixelsOf(look), place.x, place.y)).toBeLessThan(40)
  })

  it('the later lies over the earlier', () => {
    const blue = region({ id: 'r2', fill: { kind: 'solid', color: { r: 20, g: 20, b: 220 } } })
    const place = placeOf(mapOf(design({})), 0, region().at)
    if (!place) throw new Error('not seen')
    expect(redAt(pixelsOf(design({ applied: [blue, region()] })), place.x, place.y)).toBeGreaterThan(70)
    expect(redAt(pixelsOf(design({ applied: [region(), blue] })), place.x, place.y)).toBeLessThan(40)
  })

  it('copies stand with even gaps from the first to the last', () => {
    const row = notion({
      width: 20,
      at: { part: 'body', side: 'front', u: 0, v: 120, from: 'top' },
      copies: { count: 4, to: { part: 'body', side: 'front', u: 0, v: 330, from: 'top' } },
    })
    const map = mapOf(design({}))
    const data = pixelsOf(design({ applied: [row] }))
    for (const v of [120, 190, 260, 330]) {
      const place = placeOf(map, 0, { ...row.at, v })
      expect(place && redAt(data, place.x, place.y)).toBeGreaterThan(70)
    }
    const between = placeOf(map, 0, { ...row.at, v: 155 })
    expect(between && redAt(data, between.x, between.y)).toBeLessThan(40)
  })

  it('a raised element throws its shadow beside it and leaves the rest of the cloth as it is', () => {
    // Light comes from above on the left: to the left and above nothing is changed.
    const [bare, laid] = [pixelsOf(design({}, 'realistic')), pixelsOf(design({ applied: [notion()] }, 'realistic'))]
    const map = mapOf(design({}))
    const differs = (u: number, v: number) => {
      const place = placeOf(map, 0, { ...notion().at, u, v })
      if (!place) throw new Error('not seen')
      const i = (Math.round(place.y) * size.width + Math.round(place.x)) * 4
      const off = (at: number) => Math.abs((bare[at] ?? 0) - (laid[at] ?? 0))
      return off(i) + off(i + 1)
    }
    expect(differs(20, 220)).toBeGreaterThan(60)
    for (const [u, v] of [
      [-16, 186],
      [20, 184],
      [56, 186],
    ] as const)
      expect(differs(u, v), `${u} ${v}`).toBeLessThan(3)
  })

  it('seams and stitches run under what is sewn on', () => {
    const patch = notion({ width: 130, at: { part: 'legLeft', side: 'front', u: -20, v: 130, from: 'top' } })
    const darkIn = (rise: Float32Array | null) => {
      const laid = { ...sources, stamp: () => ({ picture: block, rise }) }
      const look = design({ applied: [patch] }, 'ink', 'jeans')
      const { data } = drawLook(host, look, laid, { ...size, view: 'front' })
        .getContext('2d')
        .getImageData(0, 0, size.width, size.height)
      const place = placeOf(mapOf(look), 0, patch.at)
      if (!place) throw new Error('not seen')
      let dark = 0
      for (let y = Math.round(place.y) - 14; y < place.y + 14; y++)
        for (let x = Math.round(place.x) - 10; x < place.x + 10; x++)
          if ((data[(y * size.width + x) * 4] ?? 0) < 110) dark++
      return dark
    }
    expect(darkIn(null)).toBeGreaterThan(darkIn(new Float32Array(256).fill(4)) + 10)
  })

  it('what stands out of the cloth does so in a geometry buffer', () => {
    const bare = drawLookBuffer(host, design({}), sources, size)
    const laid = drawLookBuffer(host, design({ applied: [notion()] }), sources, size)
    const place = placeOf(mapOf(design({})), 0, notion().at)
    if (!bare || !laid || !place) throw new Error('nobody stands')
    const i = Math.round(place.y) * size.width + Math.round(place.x)
    expect(laid.rise[i] - bare.rise[i]).toBeGreaterThan(0.5)
  })

  it('an outline drawn on the picture becomes a region that is drawn within it', () => {
    const map = mapOf(design({}))
    const middle = placeOf(map, 0, { part: 'body', side: 'front', u: 0, v: 250, from: 'top' })
    if (!middle) throw new Error('not seen')
    const lasso = Array.from({ length: 24 }, (_, i) => {
      const angle = (i / 24) * Math.PI * 2
      return [middle.x + 30 * Math.cos(angle), middle.y + 30 * Math.sin(angle)] as const
    })
    const found = regionsUnder(map, 0, [lasso])
    expect(found).toHaveLength(1)
    const data = pixelsOf(design({ applied: found.map((one) => region(one)) }))
    for (const [x, y] of lasso) {
      const at = (share: number) => redAt(data, middle.x + (x - middle.x) * share, middle.y + (y - middle.y) * share)
      expect(at(0.85)).toBeGreaterThan(50)
      expect(at(1.2)).toBeLessThan(40)
    }
    expect(regionsUnder(map, 0, [[lasso[0], lasso[0], lasso[0]]])).toEqual([])
  })
})

const print = (own: Partial<Placement> = {}): Placement => ({
  source: { kind: 'construction', print: 'polkaDot', colors: [red, red, red], seed: 1 },
  mode: 'overall',
  repeat: 'straight',
  width: 40,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
  ...own,
})

describe('a print of a part', () => {
  /** Red pixels by the part that they lie on. */
  const redParts = (own: Partial<Worn>, garment = 'shirt') => {
    const look = design(own, 'illustration', garment)
    const map = mapOf(look)
    const data = pixelsOf(look)
    const counts = new Map<string, number>()
    for (let y = 0; y < size.height; y += 2)
      for (let x = 0; x < size.width; x += 2) {
        const part = redAt(data, x, y) > 90 ? spotUnder(map, x, y)?.spot.part : undefined
        if (part) counts.set(part, (counts.get(part) ?? 0) + 1)
      }
    return (part: string) => counts.get(part) ?? 0
  }

  it('lies on that part alone', () => {
    const on = redParts({ partPrints: [{ part: 'sleeveLeft', side: 'front', print: print() }] })
    expect(on('sleeveLeft')).toBeGreaterThan(60)
    // The body takes the sleeve's edge where a cell of the map holds both.
    expect(on('body') + on('sleeveRight')).toBeLessThan(on('sleeveLeft') * 0.15)
  })

  it('overrides the print of the garment, also with none', () => {
    const on = redParts({ print: print(), partPrints: [{ part: 'body', side: 'front', print: null }] })
    expect(on('sleeveLeft')).toBeGreaterThan(60)
    expect(on('body')).toBeLessThan(on('sleeveLeft') * 0.15)
  })

  it('is not worn on the other side', () => {
    expect(redParts({ partPrints: [{ part: 'body', side: 'back', print: print() }] })('body')).toBeLessThan(12)
  })

  it('a border lies along the lower edge alone', () => {
    const look = design({ print: print({ width: 60, along: 'hem' }) }, 'realistic', 'aLineSkirt')
    const map = mapOf(look)
    const data = pixelsOf(look)
    const found: number[] = []
    for (let y = 0; y < size.height; y += 2)
      for (let x = 0; x < size.width; x += 2) {
        const under = redAt(data, x, y) > 90 ? spotUnder(map, x, y, 'bottom') : null
        if (under?.spot.part === 'skirt') found.push(under.spot.v)
      }
    expect(found.length).toBeGreaterThan(40)
    expect(Math.max(...found)).toBeLessThan(75)
  })
})
