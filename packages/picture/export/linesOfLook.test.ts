import { createCanvas } from '@napi-rs/canvas'
import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { lineDrawingDocument } from '@toile/craft/sketches/lineDrawing.ts'
import { boundsOf } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { drawLineDrawing } from './drawLineDrawing.ts'
import { linesOfLook } from './linesOfLook.ts'
import { svgOfLines } from './svgOfLines.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const worn = (garment: string, own: Partial<Worn> = {}) => plainWorn(garment, { r: 30, g: 40, b: 50 }, own)
const look = (all: readonly Worn[], shoes = 'pump') =>
  linesOfLook(host, {
    mannequin: { person: 'ines', pose: 'walk', mirrored: true },
    shoes: { kind: shoes, color: { r: 0, g: 0, b: 0 } },
    garments: [...all],
  })

describe('line drawings of a look', () => {
  it('[S3.11] gives one for each garment it shows and one for its shoes, by category', () => {
    const all = look([worn('slipDress'), worn('trench'), worn('beret', { hidden: true }), worn('tote')])
    expect(all.map(({ category }) => category)).toEqual(['dress', 'coat', 'bag', 'shoes'])
    expect(all[0]?.garment?.id).toBe('slipDress')
    expect(look([], 'barefoot')).toEqual([])
  })

  it('[S3.11] draws what lies under a coat whole, and nothing of the pose', () => {
    const [alone] = look([worn('blouse')])
    const [under] = look([worn('blouse'), worn('trench')])
    expect(under?.lines).toEqual(alone?.lines)
    expect(alone?.axis).toBeCloseTo((alone?.width ?? 0) / 2, 0)
  })

  it('[S3.11] every garment is a whole document whose outline goes round all of it, drawn four times as heavy as a stitch', () => {
    for (const { id } of someOf(garments)) {
      const [drawing] = look([worn(id)], 'barefoot')
      expect(lineDrawingDocument.present.safeParse(drawing).error, id).toBeUndefined()
      const lines = drawing?.lines ?? []
      const box = (some: typeof lines) => boundsOf(some.flatMap(({ nodes }) => nodes.map(({ at }) => at)))
      const [outline, all] = [box(lines.filter(({ layer }) => layer === 'outline')), box(lines)]
      expect((outline.bottom - outline.top) / (all.bottom - all.top), id).toBeGreaterThan(0.9)
      for (const { layer, pen } of lines) expect(pen, id).toBeLessThanOrEqual(layer === 'outline' ? 4 : 2)
    }
  })

  it('[S3.11] is an SVG in four named layers at 1:8, and a picture of the same', () => {
    const [shirt] = look([worn('shirt')], 'barefoot')
    if (!shirt) return expect.fail('a shirt has lines')
    const svg = svgOfLines(shirt)
    for (const id of ['fold', 'stitch', 'seam', 'outline']) expect(svg).toContain(`<g id="${id}"`)
    expect(svg).not.toMatch(/NaN|undefined|<image/)
    expect(Number(/width="(\d+)mm"/.exec(svg)?.[1])).toBe(Math.ceil(shirt.width / 8))
    const widths = (id: string) => /stroke-width="([\d.]+)"/.exec(svg.slice(svg.indexOf(`id="${id}"`)))?.[1]
    expect(Number(widths('outline')) / Number(widths('stitch'))).toBeCloseTo(4, 0)
    const drawn = drawLineDrawing(host, shirt, { width: 300, height: 300 })
    const { data } = drawn.getContext('2d').getImageData(0, 0, 300, 300)
    expect(data.filter((value, i) => i % 4 === 3 && value > 100).length).toBeGreaterThan(600)
  })
})
