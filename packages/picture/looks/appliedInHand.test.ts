import { createCanvas } from '@napi-rs/canvas'
import type { Applied } from '@toile/craft/applied/applied.ts'
import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { Design, Style } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Pixels, Surface } from '../surface.ts'
import { drawLook } from './drawLook.ts'
import { lookMap } from './lookMap.ts'
import { pieceUnder, placeOf, spotUnder } from './onLookMap.ts'
import { noUploads, openSources, type Sources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 480, height: 720 }
const navy: Color = { r: 40, g: 60, b: 110 }
const orange: Color = { r: 210, g: 120, b: 40 }
const ground: Color = { r: 245, g: 242, b: 236 }

/** An orange square that stands 4 mm high, without light of its own. */
const block: Pixels = { width: 32, height: 32, rgba: new Uint8ClampedArray(32 * 32 * 4) }
for (let i = 0; i < block.width ** 2; i++) block.rgba.set([orange.r, orange.g, orange.b, 255], i * 4)
const sources: Sources = {
  ...openSources(host, noUploads),
  stamp: () => ({ picture: block, plain: block, rise: new Float32Array(block.width ** 2).fill(4) }),
}

const look = (style: Style, applied: readonly Applied[], garment: string): Design => ({
  version: designVersion,
  style,
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'pump', color: navy },
  lips: navy,
  ground,
  garments: [{ ...plainWorn(garment, navy, { id: 'g1', seed: 1 }), applied: [...applied] }],
  origin: null,
})
const at = (u: number, v: number, part: Applied['at']['part'] = 'skirt'): Applied['at'] => ({
  part,
  side: 'front',
  u,
  v,
  from: 'top',
})
const element = (spot: Applied['at'], width: number): Applied => ({
  kind: 'notion',
  id: 'n1',
  source: { kind: 'notion', notion: 'block', colors: [] },
  at: spot,
  width,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
})
const region = (spot: Applied['at'], half: number, edge: 'seam' | 'cut'): Applied => ({
  kind: 'region',
  id: 'r1',
  at: spot,
  outlines: [
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ],
  ],
  fill: { kind: 'solid', color: orange },
  edge: { kind: edge },
  hidden: false,
})

function drawn(style: Style, applied: readonly Applied[], garment = 'aLineSkirt') {
  const surface = drawLook(host, look(style, applied, garment), sources, { ...size, view: 'front' })
  const { data } = surface.getContext('2d').getImageData(0, 0, size.width, size.height)
  return (i: number): Color => ({ r: data[i * 4] ?? 0, g: data[i * 4 + 1] ?? 0, b: data[i * 4 + 2] ?? 0 })
}
const brightness = ({ r, g, b }: Color) => r * 0.3 + g * 0.59 + b * 0.11
const mean = (colors: readonly Color[]): Color => {
  const of = (pick: (color: Color) => number) => colors.reduce((sum, color) => sum + pick(color), 0) / colors.length
  return { r: of(({ r }) => r), g: of(({ g }) => g), b: of(({ b }) => b) }
}
function mapOf(garment = 'aLineSkirt') {
  const map = lookMap(host, look('realistic', [], garment), sources, { ...size, view: 'front' })
  if (!map) throw new Error('nobody stands')
  return map
}

/** Pixels of the cloth that the ink hand leaves to the paper, and those whose neighbours to all sides are cloth as well. */
function openCloth() {
  const [bare, map] = [drawn('ink', []), mapOf()]
  const isCloth = (x: number, y: number) => pieceUnder(map, x, y)?.part === 'skirt'
  const found: number[] = []
  for (let y = 4; y < size.height - 4; y++)
    for (let x = 4; x < size.width - 4; x++) {
      const i = y * size.width + x
      const inside = [-4, 4].every((by) => isCloth(x + by, y) && isCloth(x, y + by))
      if (inside && colorDistance(bare(i), ground) < 12) found.push(i)
    }
  return found
}

describe('what lies on cloth in the hand of a look', () => {
  it('keeps its colour where ink leaves the cloth to the paper', () => {
    const open = openCloth()
    expect(open.length).toBeGreaterThan(150)
    const laid = drawn('ink', [element(at(0, 250), 700)])
    expect(colorDistance(mean(open.map(laid)), orange)).toBeLessThan(9)
    const colored = drawn('ink', [region(at(0, 250), 350, 'cut')])
    expect(colorDistance(mean(open.map(colored)), orange)).toBeLessThan(14)
  })

  it('shows the edge of a region where ink leaves the cloth to the paper', () => {
    const open = openCloth()
    const i = open[open.length >> 1] ?? 0
    const under = spotUnder(mapOf(), i % size.width, Math.floor(i / size.width))
    if (!under) throw new Error('not seen')
    const laid = drawn('ink', [region(under.spot, 50, 'seam')])
    const lines = open.filter((i) => brightness(laid(i)) < 90)
    expect(lines.length).toBeGreaterThan(12)
  })

  it.each(['ink', 'illustration', 'realistic'] as const)(
    'throws a shadow on the cloth away from the lamp and on nothing else, in the %s hand',
    (style) => {
      const map = mapOf()
      const [bare, laid] = [drawn(style, []), drawn(style, [element(at(10, 250), 70)])]
      const middle = placeOf(map, 0, at(10, 250))
      if (!middle) throw new Error('not seen')
      const shadow: [number, number][] = []
      for (let i = 0; i < size.width * size.height; i++) {
        const [from, to] = [bare(i), laid(i)]
        const isCloth = to.b > to.r + 12 && brightness(to) < 0.87 * brightness(from)
        if (isCloth) shadow.push([(i % size.width) - middle.x, Math.floor(i / size.width) - middle.y])
      }
      expect(shadow.length).toBeGreaterThan(12)
      // In ink the line itself is dark on every side.
      const least = style === 'ink' ? 0.62 : 0.9
      expect(shadow.filter(([dx, dy]) => dx + dy > 0).length).toBeGreaterThan(least * shadow.length)
      for (let i = 0; i < size.width * size.height; i++) {
        const [x, y] = [i % size.width, Math.floor(i / size.width)]
        if (colorDistance(bare(i), laid(i)) < 3) continue
        const near = [-map.step, 0, map.step]
        expect(near.some((dx) => near.some((dy) => pieceUnder(map, x + dx, y + dy)?.part === 'skirt'))).toBe(true)
      }
    },
  )

  it('runs on over the seam of two legs, but not below the crotch', () => {
    const map = mapOf('trousers')
    const parts = (v: number) => {
      const [bare, laid] = [
        drawn('realistic', [], 'trousers'),
        drawn('realistic', [element(at(-60, v, 'legLeft'), 130)], 'trousers'),
      ]
      const counts = { legLeft: 0, legRight: 0 }
      for (let i = 0; i < size.width * size.height; i++) {
        const part = pieceUnder(map, i % size.width, Math.floor(i / size.width))?.part
        if ((part === 'legLeft' || part === 'legRight') && colorDistance(bare(i), laid(i)) > 20) counts[part]++
      }
      return counts
    }
    const high = parts(150)
    expect(high.legLeft).toBeGreaterThan(100)
    expect(high.legRight).toBeGreaterThan(100)
    expect(parts(400).legRight).toBeLessThan(high.legRight / 3)
  })

  it('a seam pulls small puckers into the cloth on both sides, a cut edge does not', () => {
    const map = mapOf()
    const bare = drawn('realistic', [])
    const outside = (edge: 'seam' | 'cut') => {
      const laid = drawn('realistic', [region(at(0, 300), 70, edge)])
      let changed = 0
      for (let u = -66; u <= 66; u += 1) {
        const place = placeOf(map, 0, at(u, 300 - 74.5))
        if (!place) continue
        const i = Math.round(place.y) * size.width + Math.round(place.x)
        if (Math.abs(brightness(bare(i)) - brightness(laid(i))) > 1.5) changed++
      }
      return changed
    }
    expect(outside('seam')).toBeGreaterThan(outside('cut') + 8)
  })
})
