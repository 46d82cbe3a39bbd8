import { findGarment } from '@toile/craft/garments/index.ts'
import { readKnobs } from '@toile/craft/garments/knob.ts'
import { area, type Path, type Point, sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import DxfParser from 'dxf-parser'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import { cutters } from '../garments/cutters.ts'
import { cutLines } from '../pattern/cutLines.ts'
import { notchMarks } from '../pattern/notchMarks.ts'
import { writeDxf } from './writeDxf.ts'

const women = sure(sizeRanges.find(({ id }) => id === 'women'))
const sizesOf = (garment: string) =>
  ['36', '44'].map((name) => {
    const knobs = readKnobs(sure(findGarment(garment)).knobs, {})
    return { name, pattern: sure(cutters[garment])(sure(measuresOf(women, name) ?? undefined), knobs).pattern }
  })

interface ReadEntity {
  type: string
  layer: string
  shape?: boolean
  vertices?: { x: number; y: number }[]
}

/** What a reader of DXF that others wrote finds in a file. */
function read(text: string) {
  const dxf = sure(new DxfParser().parseSync(text) ?? undefined)
  const blocks = Object.values(dxf.blocks).map(({ name, entities }) => ({ name, entities: entities as ReadEntity[] }))
  return { blocks, inserts: dxf.entities.filter(({ type }) => type === 'INSERT').length }
}

const pathOf = ({ vertices = [] }: ReadEntity): Path => vertices.map(({ x, y }): Point => [x, y])

describe('the DXF of every garment, read by dxf-parser', () => {
  it.each(someOf(Object.keys(cutters)))(
    '[S1.11] of %s has every piece of every size whole, on the layers of its trade',
    (garment) => {
      const sizes = sizesOf(garment)
      const { blocks, inserts } = read(writeDxf({ style: garment, sizes, date: '29-11-2026' }))
      const pieces = sizes.flatMap(({ pattern }) => {
        const cuts = cutLines(pattern)
        return pattern.pieces.map((piece, i) => ({ piece, cut: sure(cuts[i]) }))
      })
      expect([blocks.length, inserts]).toEqual([pieces.length, pieces.length])
      blocks.forEach(({ name, entities }, i) => {
        const { piece, cut } = sure(pieces[i])
        const on = (layer: number, type: string) =>
          entities.filter((one) => one.layer === String(layer) && one.type === type)
        const [boundary] = on(1, 'POLYLINE')
        expect(boundary?.shape, name).toBe(true)
        expect(Math.abs(area(pathOf(sure(boundary))) / area(cut) - 1), name).toBeLessThan(0.001)
        expect(on(14, 'POLYLINE'), name).toHaveLength(1)
        expect([on(5, 'LINE').length, on(7, 'LINE').length], name).toEqual([1, 1])
        expect(on(4, 'POINT'), name).toHaveLength(notchMarks(piece).length)
        expect(on(8, 'POLYLINE'), name).toHaveLength(piece.lines.length)
        expect(on(13, 'POINT'), name).toHaveLength(piece.drills.length)
        expect(on(6, 'POLYLINE'), name).toHaveLength(piece.edges.filter(({ end }) => end === 'fold').length)
        expect(on(1, 'TEXT').length * on(15, 'TEXT').length, name).toBeGreaterThan(5)
        expect(on(2, 'POINT').length + on(3, 'POINT').length, name).toBe(
          cut.length + pathOf(sure(on(14, 'POLYLINE')[0])).length,
        )
      })
    },
  )
})
