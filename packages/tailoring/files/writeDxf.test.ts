import { area, boundsOf, type Path, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { closeDarts } from '../pattern/closeDarts.ts'
import { cutLine } from '../pattern/cutLine.ts'
import { notchMarks } from '../pattern/notchMarks.ts'
import type { Pattern } from '../pattern/pattern.ts'
import { pieceArea } from '../pattern/testing/pieceArea.ts'
import { samplePattern } from '../pattern/testing/samplePattern.ts'
import { writeDxf } from './writeDxf.ts'

interface Entity {
  type: string
  values: Map<number, string>
  path: Point[]
}

/** Reads the entities of each block and those that stand outside, as strictly as the format is written. */
function read(file: string): { blocks: Map<string, Entity[]>; free: Entity[]; sections: string[] } {
  const lines = file.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.length % 2).toBe(1)
  const blocks = new Map<string, Entity[]>()
  const free: Entity[] = []
  const sections: string[] = []
  let [into, last]: [Entity[], Entity | undefined] = [free, undefined]
  const all: Entity[] = []
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code, value] = [sure(lines[i]), sure(lines[i + 1])]
    expect(code).toMatch(/^\d{1,2}$/)
    if (code === '0') all.push((last = { type: value, values: new Map(), path: [] }))
    else sure(last).values.set(Number(code), value)
    if (Number(code) >= 10 && Number(code) < 60) expect(value).toMatch(/^-?\d+\.\d{3}$/)
  }
  for (const entity of all) {
    const { type, values } = entity
    const at: Point = [Number(values.get(10)), Number(values.get(20))]
    if (type === 'SECTION') sections.push(sure(values.get(2)))
    else if (type === 'BLOCK') blocks.set(sure(values.get(2)), (into = []))
    else if (type === 'ENDBLK') into = free
    else if (type === 'VERTEX') sure(into.at(-1)).path.push(at)
    else if (!['SEQEND', 'ENDSEC', 'EOF'].includes(type))
      into.push({ ...entity, path: type === 'POLYLINE' ? [] : [at] })
  }
  return { blocks, free, sections }
}

const larger: Pattern = {
  ...samplePattern,
  pieces: samplePattern.pieces.map((piece) => ({ ...piece, name: `Größe ${piece.name}` })),
}
const graded = {
  style: 'Röckchen "élan" с воланом, drapé à la main',
  sizes: [
    { name: '38', pattern: samplePattern },
    { name: '40/42', pattern: larger },
  ],
  date: '29-11-2026',
}
const file = writeDxf(graded)
const { blocks, free, sections } = read(file)
const on = (entities: readonly Entity[], layer: number) =>
  entities.filter(({ values }) => values.get(8) === String(layer))
const words = (entities: readonly Entity[], layer: number) =>
  on(entities, layer).flatMap(({ values }) => values.get(1) ?? [])

describe('the DXF of a pattern', () => {
  it('[S1.11] is 7-bit ASCII with an empty header, blocks and entities, and without tables', () => {
    expect(file).toMatch(/^[\x20-\x7e\r\n]*$/)
    expect(sections).toEqual(['HEADER', 'BLOCKS', 'ENTITIES'])
    expect(file.startsWith('0\r\nSECTION\r\n2\r\nHEADER\r\n0\r\nENDSEC\r\n')).toBe(true)
    expect(file.endsWith('0\r\nEOF\r\n')).toBe(true)
    expect(file).not.toContain('-0.000')
  })

  it('[S1.11] has a block for each piece and size, inserted once, with a name that every reader takes', () => {
    expect(blocks.size).toBe(6)
    const inserted = free.filter(({ type }) => type === 'INSERT').map(({ values }) => values.get(2))
    expect(inserted).toEqual([...blocks.keys()])
    for (const name of blocks.keys()) expect(name).toMatch(/^[A-Z0-9_-]{1,31}$/)
  })

  it('[S1.11] has the cut, the nicks, the grain and the sewing line of every piece, and closes what is closed', () => {
    for (const entities of blocks.values()) {
      for (const layer of [1, 4, 7, 14]) expect(on(entities, layer).length).toBeGreaterThan(0)
      for (const layer of [1, 14, 84]) {
        const lines = on(entities, layer).filter(({ type }) => type === 'POLYLINE')
        expect(lines.map(({ values }) => values.get(70))).toEqual(['1'])
      }
      expect(on(entities, 7).map(({ type }) => type)).toEqual(['LINE'])
    }
  })

  it('[S1.11] keeps the area of every piece within a thousandth, and its cut and nicks where they are', () => {
    const all = graded.sizes.flatMap(({ pattern }) => pattern.pieces)
    ;[...blocks.values()].forEach((entities, i) => {
      const piece = sure(all[i])
      const line = (layer: number): Path => sure(on(entities, layer).find(({ type }) => type === 'POLYLINE')).path
      expect(Math.abs(area(line(14)) / pieceArea(piece) - 1)).toBeLessThan(0.001)
      const cut = cutLine(closeDarts(piece, samplePattern.stitches))
      expect(Math.abs(area(line(1)) / area(cut) - 1)).toBeLessThan(0.001)
      expect(line(84)).toEqual(line(1))
      expect(on(entities, 4)).toHaveLength(notchMarks(piece).length)
      expect(on(entities, 13)).toHaveLength(piece.drills.length)
      expect(on(entities, 8)).toHaveLength(piece.lines.length)
    })
  })

  it('[S1.11] repeats every vertex as a corner or as a point of a curve', () => {
    const [skirt = [], , band = []] = [...blocks.values()]
    for (const entities of [skirt, band]) {
      const vertices = [1, 14].flatMap((layer) =>
        on(entities, layer).flatMap(({ type, path }) => (type === 'POLYLINE' ? path : [])),
      )
      const points = [2, 3].flatMap((layer) => on(entities, layer).flatMap(({ path }) => path))
      expect(points.map(String).toSorted()).toEqual(vertices.map(String).toSorted())
    }
    expect(on(band, 2)).toHaveLength(8)
    expect(on(band, 3)).toHaveLength(0)
    expect(on(skirt, 3).length).toBeGreaterThan(100)
  })

  it('[S1.11] says in words what the style and each piece are', () => {
    expect(words(free, 1)).toEqual([
      'Style Name: Rockchen "elan" s vo',
      'Creation Date: 29-11-2026',
      'Author: Toile',
      'Sample Size: 38',
      'Grade Rule Table: ',
      'Units: METRIC',
      'ASTM/D13 Proposal 1 Version: D6673-10',
    ])
    expect(words(sure([...blocks.values()][1]), 1)).toEqual([
      'Piece Name: Sleeve',
      'Size: 38',
      'Quantity: 1,1',
      'Category: SHELL',
      'Material: SHELL',
      'Annotation: Sleeve / 38 / CUT 2 (PAIR) SHELL',
    ])
    expect(words(sure([...blocks.values()][3]), 1)[0]).toBe('Piece Name: Grosse Skirt front')
  })

  it('[S1.11] gives two pieces of one name two names, and one without letters its own', () => {
    const pieces = samplePattern.pieces.map((piece, i) => ({ ...piece, name: i < 2 ? 'Besatz' : '腰头' }))
    const again = read(writeDxf({ ...graded, sizes: [{ name: 'M', pattern: { ...samplePattern, pieces } }] }))
    expect([...again.blocks.keys()]).toEqual(['BESATZ-M', 'BESATZ_2-M', 'WAISTBAND-M'])
  })

  it('[S1.11] puts no piece on another', () => {
    const moves = free.filter(({ type }) => type === 'INSERT').map(({ path }) => sure(path[0]))
    const boxes = [...blocks.values()].map((entities, i) => {
      const { left, right, top, bottom } = boundsOf(sure(on(entities, 84)[0]).path)
      const [x, y] = sure(moves[i])
      return { left: left + x, right: right + x, top: top + y, bottom: bottom + y }
    })
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top).toBe(true)
      }
    })
  })
})
