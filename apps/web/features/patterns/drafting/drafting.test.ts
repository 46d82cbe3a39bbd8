import { sure } from '@toile/geometry'
import { setAllowance } from '@toile/tailoring/editing/edits/setAllowance.ts'
import { newPattern } from '@toile/tailoring/editing/newPattern.ts'
import { describe, expect, it } from 'vitest'
import { cutGarments } from './cutGarments.ts'
import { drawPattern } from './drawPattern.ts'
import { writeFiles } from './writeFiles.ts'
import { wornLook } from '../testing/wornLook.ts'

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes)
const look = wornLook({ skirt: 'aLineSkirt', belt: 'skinnyBelt' })
const document = newPattern(look, 'skirt', null)
const several = { ...document, body: { ...document.body, base: '42', sizes: ['38', '42', '44'] } }

describe('a pattern that is drafted', () => {
  it('[S2.59] is drawn in each of its sizes, the one that is worked in first; what is not cut says why', () => {
    const { sizes, uncut } = drawPattern({ document: several })
    expect(sizes.map(({ size }) => size)).toEqual(['42', '38', '44'])
    expect(uncut).toBeNull()
    expect(drawPattern({ document: several, baseAlone: true }).sizes.map(({ size }) => size)).toEqual(['42'])
    const nowhere = { ...document, body: { ...document.body, base: '999', sizes: ['999'] } }
    expect(drawPattern({ document: nowhere })).toMatchObject({ sizes: [], uncut: 'noSize' })
    expect(drawPattern({ document: newPattern(look, 'belt', null) })).toMatchObject({ sizes: [], uncut: 'notCut' })
    expect(cutGarments(look)).toEqual(['skirt'])
  })

  it('[S2.59] is drawn with its cut around its sewing line, and the grain within', () => {
    for (const { box, lines, grain, copies } of sure(drawPattern({ document }).sizes[0]).pieces) {
      expect(lines.cut).toMatch(/^M[^M]+Z$/)
      const ys = [...lines.sewn.matchAll(/[ML]\S+ ([-\d.]+)/g)].map(([, y]) => Number(y))
      expect(Math.min(...ys)).toBeGreaterThan(box.top)
      expect(Math.max(...ys)).toBeLessThan(box.bottom)
      expect(grain.head[1]).toBeGreaterThan(box.top)
      expect(grain.foot[1]).toBeLessThan(box.bottom)
      expect(copies).toBeGreaterThan(0)
    }
  })

  it('[S2.59] shows what was changed by hand, and tells what could not be', () => {
    const [front] = sure(drawPattern({ document }).sizes[0]).pieces
    const { id: piece, piece: drafted, box } = sure(front)
    const hem = sure(drafted.edges.find(({ end }) => end === 'hem')).id
    const wide = { id: 'e1', kind: setAllowance.kind, piece, edge: hem, mm: 90 }
    const lost = { ...wide, id: 'e2', edge: 'gone' }
    const { sizes, missed } = drawPattern({ document: { ...document, edits: [wide, lost] } })
    expect(sure(sizes[0]?.pieces[0]).box.bottom).toBeGreaterThan(box.bottom + 20)
    expect(missed.map(({ edit }) => edit.id)).toEqual(['e2'])
  })

  it('[S2.59] is written as one DXF of all sizes, an SVG for each, and a PDF to be printed', () => {
    const order = { document: several, style: 'Skirt', date: '01-02-2026' }
    const [dxf, ...more] = writeFiles({ ...order, form: 'dxf' })
    expect(more).toEqual([])
    expect(new Set(textOf(dxf?.bytes).match(/^Size: \d+/gm))).toEqual(new Set(['Size: 38', 'Size: 42', 'Size: 44']))
    const svgs = writeFiles({ ...order, form: 'svg' })
    expect(svgs.map(({ ending }) => ending)).toEqual(['-38.svg', '-42.svg', '-44.svg'])
    for (const { bytes } of svgs) expect(textOf(bytes)).toMatch(/^<svg .*width="[\d.]+mm"/)
    for (const form of ['a4', 'a0', 'projector'] as const) {
      const [pdf] = writeFiles({ ...order, form })
      expect(pdf?.ending).toBe(`-${form}.pdf`)
      expect(textOf(pdf?.bytes)).toMatch(/^%PDF/)
    }
  })
})
