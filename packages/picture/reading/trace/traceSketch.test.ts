import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { median } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'
import { entriesOf } from './recognise/template.ts'
import { retrace, templateOf } from './retrace.ts'
import { truthCase } from './testing/truthSet.ts'
import { decodeTraced, encodeTraced, type TracedPiece } from './traced.ts'
import { traceSketch } from './traceSketch.ts'

const sheets = Array.from({ length: 24 }, (_, i) => {
  const truth = truthCase(i, 7000)
  return { ...truth, traced: traceSketch(truth.sheet.pixels) }
})

function overlap(traced: TracedPiece, cloth: Uint8Array): number {
  let shared = 0
  let any = 0
  for (let i = 0; i < cloth.length; i++) {
    const found = traced.mask[i] > 127
    if (found && cloth[i]) shared++
    if (found || cloth[i]) any++
  }
  return shared / any
}

const first = (): { traced: TracedPiece; pixels: Pixels } => {
  const { traced, sheet } = sheets[8]
  if (!traced) throw new Error('The truth sheet holds a garment.')
  return { traced, pixels: sheet.pixels }
}

/** A sheet of paper with grain and a shadow across it, and nothing else. */
function emptySheet(): Pixels {
  const chance = openChance(5)
  const rgba = new Uint8ClampedArray(400 * 500 * 4)
  for (let i = 0; i < 400 * 500; i++) {
    const shade = 240 - 30 * ((i % 400) / 400) + chance.bell() * 6
    rgba.set([shade, shade - 3, shade - 8, 255], i * 4)
  }
  return { width: 400, height: 500, rgba }
}

describe('a sketch becomes a piece', () => {
  it('the garment is cut from 24 disturbed sheets', () => {
    const found = sheets.map(({ traced, sheet }) => (traced ? overlap(traced, sheet.cloth.values) : 0))
    expect(median(found)).toBeGreaterThan(0.94)
    expect(Math.min(...found)).toBeGreaterThan(0.75)
  })

  it('its category is among the three choices', () => {
    const named = sheets.filter(({ traced, garment }) =>
      traced?.choices.some(({ category }) => category === garment.category),
    )
    expect(named.length / sheets.length).toBeGreaterThanOrEqual(0.85)
    for (const { traced } of sheets) expect(traced?.choices.length).toBeLessThanOrEqual(3)
  })

  it('its anchors lie within three hundredths of its height', () => {
    const errors = sheets.flatMap(({ traced, sheet }) =>
      entriesOf(sheet.anchors).flatMap(([name, at]) => {
        const found = traced?.anchors[name]
        return found ? [Math.hypot(found[0] - at[0], found[1] - at[1]) / sheet.height] : []
      }),
    )
    expect(errors.length).toBeGreaterThan(100)
    expect(median(errors)).toBeLessThan(0.03)
  })

  it('an empty sheet gives nothing', () => {
    expect(traceSketch(emptySheet())).toBeNull()
    const white: Pixels = { width: 300, height: 300, rgba: new Uint8ClampedArray(360000).fill(255) }
    expect(traceSketch(white)).toBeNull()
  })

  it('the same sheet gives the same piece', () => {
    const { traced, pixels } = first()
    expect(traceSketch(pixels)).toEqual(traced)
  })

  it('is stored as one sheet and a note and read back unchanged', () => {
    for (const { traced } of sheets.slice(0, 10)) {
      if (!traced) continue
      const { sheet, note } = encodeTraced(traced)
      expect(decodeTraced(sheet, JSON.parse(JSON.stringify(note)))).toEqual(traced)
    }
  })
})

describe('a traced piece is corrected', () => {
  it('another category finds its own anchors', () => {
    const { traced } = first()
    const skirt = retrace(traced, { category: 'skirt' })
    expect(skirt.slot).toBe('bottom')
    expect(skirt.anchors.waistLeft).toBeDefined()
    expect(skirt.anchors.cuffLeft).toBeUndefined()
    expect(skirt.choices[0].category).toBe('skirt')
    expect(skirt.mask).toBe(traced.mask)
  })

  it('an anchor stays where it was put, and is no longer doubtful', () => {
    const { traced } = first()
    const moved = retrace({ ...traced, doubtful: ['hemLeft'] }, { anchors: { hemLeft: [50, 60] } })
    expect(moved.anchors.hemLeft).toEqual([50, 60])
    expect(moved.anchors.hemRight).toEqual(traced.anchors.hemRight)
    expect(moved.doubtful).toEqual([])
  })

  it('a corrected piece teaches the next tracing of a like sheet', () => {
    const { traced, pixels } = first()
    const template = templateOf(retrace(traced, { category: 'coat' }))
    expect(traceSketch(pixels, { templates: template ? [template] : [] })?.category).toBe('coat')
  })
})
