import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { draftLook } from './draftLook.ts'
import { drawPieces } from './drawPieces.ts'
import { writeFiles } from './writeFiles.ts'

const red = { r: 170, g: 51, b: 17 }
const skirt = plainWorn('aLineSkirt', red, { id: 'skirt', seed: 1 })
const belt = plainWorn('skinnyBelt', red, { id: 'belt', seed: 1 })
const design = {
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  garments: [skirt, belt, { ...skirt, id: 'under', hidden: true }],
}

describe('a look that is drafted', () => {
  it('[S2.59] gives what is cut and sewn in every size that was asked for, and what is not in none; what is hidden is left out', () => {
    const drafted = draftLook({ design, sizes: ['38', '44', '999'] })
    expect(drafted.map(({ id, sizes }) => [id, sizes.map(({ name }) => name)])).toEqual([
      ['skirt', ['38', '44']],
      ['belt', []],
    ])
  })

  it('[S2.59] is drawn with its cut around its sewing line, notches and grain within the cut', () => {
    const { pattern } = sure(draftLook({ design, sizes: ['38'] })[0]?.sizes[0])
    for (const { box, lines, grain, copies } of drawPieces(pattern)) {
      expect(lines.cut).toMatch(/^M[^M]+Z$/)
      expect(lines.sewn).toMatch(/^M[^M]+Z$/)
      const ys = [...lines.sewn.matchAll(/[ML]\S+ ([-\d.]+)/g)].map(([, y]) => Number(y))
      expect(Math.min(...ys)).toBeGreaterThan(box.top)
      expect(Math.max(...ys)).toBeLessThan(box.bottom)
      expect(grain.head[1]).toBeGreaterThan(box.top)
      expect(grain.foot[1]).toBeLessThan(box.bottom)
      expect(copies).toBeGreaterThan(0)
    }
  })

  it('[S2.59] is written as one DXF of all sizes, and an SVG for each', () => {
    const order = { design, sizes: ['38', '44'], garment: 'skirt', style: 'Skirt', date: '01-02-2026' }
    const [dxf, ...more] = writeFiles({ ...order, form: 'dxf' })
    expect(more).toEqual([])
    expect(new Set(dxf?.text.match(/^Size: \d+/gm))).toEqual(new Set(['Size: 38', 'Size: 44']))
    const svgs = writeFiles({ ...order, form: 'svg' })
    expect(svgs.map(({ ending }) => ending)).toEqual(['-38.svg', '-44.svg'])
    for (const { text } of svgs) expect(text).toMatch(/^<svg .*width="[\d.]+mm"/)
  })
})
