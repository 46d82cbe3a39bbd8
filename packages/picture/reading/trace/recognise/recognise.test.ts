import type { Template } from '@toile/craft/sketches/template.ts'
import type { AnyGarment } from '@toile/craft/garments/garment.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { woman } from '@toile/craft/mannequins/builds/woman.ts'
import { boundsOf, openChance, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { anchorNames, categories } from '../anchor.ts'
import { draftFlat, spreadKnobs } from '../flats/catalogue.ts'
import { drawFlat } from '../flats/drawnFlat.ts'
import { toShape } from '../shape/shape.ts'
import { readNet, runNet, storeNet } from './net.ts'
import { recognise } from './recognise.ts'
import { seenOf } from './seen.ts'
import { entriesOf, writeTraits } from './template.ts'

/** A garment drawn with turned knobs on a clean sheet, and what is true of it. */
function drawn(garment: AnyGarment, seed: number, stretch = 1) {
  const flat = draftFlat(garment, woman, spreadKnobs(garment, openChance(seed)), seed)
  const bounds = boundsOf(...flat.outlines)
  const scale = 260 / (bounds.bottom - bounds.top)
  const width = Math.ceil((bounds.right - bounds.left) * scale * stretch) + 20
  const place = ([x, y]: Point): Point => [width / 2 + x * scale * stretch, 10 + (y - bounds.top) * scale]
  const { cloth, lines } = drawFlat(flat.pieces ?? [], { width, height: 280, place, pen: 1.4 })
  const seen = seenOf(cloth, lines)
  if (!seen) throw new Error('The sheet holds a garment.')
  const anchors = entriesOf(flat.anchors).map(([name, at]) => ({ name, at: place(at) }))
  return { garment, seen, anchors, height: 260 }
}

const sheets = garments.filter((_, i) => i % 3 === 0).map((garment, i) => drawn(garment, 50_000 + i))

/** What a person would teach of a sheet: its category and its anchors, all set right. */
function lesson({ seen, anchors }: ReturnType<typeof drawn>, category: Template['category']): Template {
  const placed = anchors.map(({ name, at }) => [name, toShape(seen.shape, at)])
  return { category, traits: writeTraits(seen.traits), anchors: Object.fromEntries(placed) }
}

describe('a garment is recognised', () => {
  it('[S3.26] by its category, among all of the catalogue', () => {
    const places = sheets.map(({ seen, garment }) =>
      recognise(seen, []).choices.findIndex(({ category }) => category === garment.category),
    )
    expect(places.filter((at) => at === 0).length / sheets.length).toBeGreaterThan(0.88)
    expect(places.filter((at) => at >= 0).length / sheets.length).toBeGreaterThan(0.96)
  })

  it('[S3.27] with its anchors within three hundredths of its height', () => {
    const near = sheets.flatMap(({ seen, garment, anchors, height }) => {
      const found = recognise(seen, [], garment.category).anchors
      return anchors.map(({ name, at: [x, y] }) => {
        const [fx, fy] = found[name] ?? [Infinity, Infinity]
        return Math.hypot(fx - x, fy - y) < 0.03 * height
      })
    })
    expect(near.filter(Boolean).length / near.length).toBeGreaterThan(0.9)
  })

  it('[S3.26] always with three choices, each of which it can hang as', () => {
    for (const { seen } of sheets.slice(0, 8)) {
      expect(recognise(seen, []).choices).toHaveLength(3)
      for (const category of categories) {
        const names = entriesOf(recognise(seen, [], category).anchors).map(([name]) => name)
        expect(names.length).toBeGreaterThanOrEqual(4)
        for (const name of names) expect(anchorNames(category)).toContain(name)
        expect(names).toContain('hemLeft')
      }
    }
  })
})

describe('a correction teaches', () => {
  const cape = garments.find(({ id }) => id === 'poncho') ?? garments[0]
  const strange = drawn(cape, 71, 1.5)
  const template = lesson(strange, 'blouse')

  it('[S3.27] the next sheet of the same hand: its category and its anchors', () => {
    expect(recognise(strange.seen, []).category).not.toBe('blouse')
    const next = drawn(cape, 71, 1.46)
    const { category, anchors } = recognise(next.seen, [template])
    expect(category).toBe('blouse')
    for (const { name, at } of next.anchors) {
      const [x, y] = anchors[name] ?? [Infinity, Infinity]
      expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(0.03 * next.height)
    }
  })

  it('[S3.27] nothing about other garments', () => {
    for (const { seen } of sheets.slice(0, 20)) expect(recognise(seen, [template])).toEqual(recognise(seen, []))
  })

  it('[S3.27] in less than ten thousand letters, and a lesson of another form is passed over', () => {
    expect(JSON.stringify(template).length).toBeLessThan(10_000)
    const old = { ...template, traits: template.traits.slice(0, 40) }
    expect(recognise(strange.seen, [old])).toEqual(recognise(strange.seen, []))
  })
})

describe('a net', () => {
  it('is stored in bytes with hardly a loss', () => {
    const chance = openChance(4)
    const net = { hidden: 5, outputs: 3, weights: Float32Array.from({ length: 7 * 5 + 6 * 3 }, () => chance.bell()) }
    const inputs = Float32Array.from({ length: 6 }, () => chance.next())
    const [whole, stored] = [runNet(net, inputs), runNet(readNet(storeNet(net)), inputs)]
    whole.forEach((value, k) => expect(stored[k]).toBeCloseTo(value, 1))
  })
})
