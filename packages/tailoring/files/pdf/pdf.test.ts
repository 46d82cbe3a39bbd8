import { area, boundsOf, distance, type Path, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { layMarker } from '../../marker/layMarker.ts'
import { cutLines } from '../../pattern/cutLines.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { samplePattern } from '../../pattern/testing/samplePattern.ts'
import { paperWords } from '../paperWords.ts'
import { pieceLabel } from '../pieceLabel.ts'
import { readPdf } from '../testing/readPdf.ts'
import { type PrintKind, printKinds } from './papers.ts'
import { printMarker } from './printMarker.ts'
import { printPattern } from './printPattern.ts'
import { writePdf } from './writePdf.ts'

/** The sample as it is cut for somebody who is larger by a share. */
const grown = (by: number): Pattern => ({
  ...samplePattern,
  pieces: samplePattern.pieces.map((piece) => ({
    ...piece,
    corners: piece.corners.map(([x, y]): Point => [x * by, y]),
    edges: piece.edges.map((edge) => {
      const { handles, ...plain } = edge
      return handles
        ? {
            ...plain,
            handles: [
              [handles[0][0] * by, handles[0][1]],
              [handles[1][0] * by, handles[1][1]],
            ],
          }
        : edge
    }),
  })),
})
const one = [{ name: '38', pattern: samplePattern }]
const sizes = ['36', '38', '40', '42'].map((name, i) => ({ name, pattern: grown(1 + i / 20) }))

const readings = new Map<string, ReturnType<typeof readPdf>>()

/** What another program reads of the sample, once for each kind and run of sizes. */
function read(kind: PrintKind, of = one) {
  const key = `${kind} ${of.length}`
  const known = readings.get(key) ?? printed(kind, of)
  readings.set(key, known)
  return known
}

const printed = (kind: PrintKind, of: typeof one) => readPdf(writePdf(printPattern(of, { title: 'Röckchen', kind })))
type Read = Awaited<ReturnType<typeof printed>>

/** Sides of a path that closes. */
const sides = (path: Path) => path.map((point, i) => distance(point, sure(path[(i + 1) % path.length])))
const isSquare = (side: number) => (path: Path) =>
  path.length === 4 && sides(path).every((one) => Math.abs(one - side) < 0.02)
const cutsOn = ({ pages }: Read) =>
  pages.flatMap(({ lines }) => lines.filter(({ closed, window, path }) => closed && window && path.length > 10))

describe.each(printKinds)('a pattern printed for %s', (kind) => {
  it.each([
    ['one size', one],
    ['four sizes', sizes],
  ])('[S1.11] in %s has squares of five centimetres and two inches, and every cut in true size', async (_, of) => {
    const all = await read(kind, of)
    const squares = all.pages.flatMap(({ lines }) => lines.map(({ path }) => path))
    for (const side of [50, 50.8]) expect(squares.filter(isSquare(side)).length).toBeGreaterThan(0)
    const areas = cutsOn(all).map(({ path }) => Math.abs(area(path)))
    for (const { pattern } of of)
      for (const cut of cutLines(pattern).filter((path) => path.length > 10))
        expect(Math.min(...areas.map((one) => Math.abs(one / area(cut) - 1)))).toBeLessThan(1e-4)
  })

  it('[S1.11] shows every place of every cut on a page', async () => {
    const { pages } = await read(kind, sizes)
    const [first] = pages.filter(({ lines }) => lines.some(({ path }) => path.length > 10))
    const all = sure(first).lines.filter(({ closed, path, window }) => closed && window && path.length > 10)
    const seen = all.map(({ path }) => new Set<number>(path.length ? [] : [0]))
    for (const { lines } of pages) {
      // The map of pages shows all of it small.
      const here = lines.filter(
        ({ closed, path, window, width }) => closed && window && path.length > 10 && width > 0.1,
      )
      here.forEach(({ path, window }, i) => {
        const [left, low, right, high] = sure(window ?? undefined)
        path.forEach(([x, y], j) => {
          if (x > left - 0.01 && x < right + 0.01 && y > low - 0.01 && y < high + 0.01) seen[i]?.add(j)
        })
      })
    }
    all.forEach(({ path }, i) => expect(seen[i]?.size).toBe(path.length))
  })

  it('[S1.11] lets each of several sizes be shown by its name, and has no layers for one', async () => {
    expect((await read(kind, sizes)).layers).toEqual(['Names', ...sizes.map(({ name }) => name)])
    expect((await read(kind)).layers).toEqual([])
    const all = await read(kind, sizes)
    const cuts = cutsOn(all).filter(({ width }) => width > 0.3)
    for (const { name, pattern } of sizes) {
      const [large] = cutLines(pattern)
      const found = cuts.find(({ path }) => Math.abs(Math.abs(area(path)) / area(sure(large)) - 1) < 1e-4)
      expect(found?.layer).toBe(name)
    }
  })
})

describe('a tiled pattern', () => {
  it.each([
    ['a4', 210, 297],
    ['letter', 215.9, 279.4],
  ] as const)('[S1.11] on %s begins with a map that names every page', async (kind, width, height) => {
    const { pages } = await read(kind, sizes)
    const [cover, ...tiles] = pages
    expect([sure(cover).width, sure(cover).height].map((side) => side.toFixed(1))).toEqual(
      [width, height].map((side) => side.toFixed(1)),
    )
    for (const page of tiles)
      expect([page.width, page.height].map((side) => side.toFixed(1)).toSorted()).toEqual(
        [width, height].map((side) => side.toFixed(1)).toSorted(),
      )
    const names = tiles.map(
      ({ words }) =>
        sure(words.toSorted((a, b) => b.height - a.height).find(({ said }) => /^[A-Z]+\d+$/.test(said))).said,
    )
    expect(new Set(names).size).toBe(tiles.length)
    const map = sure(cover).words.map(({ said }) => said)
    for (const name of names) expect(map).toContain(name)
    expect(map).toContain('Röckchen')
    expect(map.join(' ')).toMatch(/Skirt front, Sizes 36 - 42, Cut 1 shell/)
    for (const { name } of sizes) expect(map).toContain(name)
  })

  it('[S1.11] leaves out pages with nothing on them, and shows nothing beyond the frame of the others', async () => {
    const [front] = samplePattern.pieces
    const corner: Pattern['pieces'][number] = {
      ...sure(front),
      corners: [
        [0, 0],
        [900, 0],
        [0, 900],
      ],
      edges: ['foot', 'slope', 'rise'].map((id) => ({ id, allowance: 10, end: 'seam' })),
      grain: { at: [200, 200], degrees: 90 },
      notches: [],
    }
    const triangle = [{ name: '38', pattern: { pieces: [corner], stitches: [] } }]
    const { pages } = await printed('a4', triangle)
    const names = pages.slice(1).map(({ words }) => words.find(({ height }) => height > 20)?.said ?? '')
    const [rows, columns] = [/[A-Z]+/, /\d+/].map((part) => new Set(names.map((name) => part.exec(name)?.[0])).size)
    expect(names.length).toBeLessThan(sure(rows) * sure(columns) - 2)
    for (const { lines } of pages.slice(1)) {
      const { path, window } = sure(lines.find((line) => line.window))
      const [left, low, right, high] = sure(window ?? undefined)
      const framed = lines.some((line) => {
        const box = boundsOf(line.path)
        const off = [box.left - left, box.top - low, box.right - right, box.bottom - high]
        return !line.window && Math.max(...off.map(Math.abs)) < 0.01
      })
      expect(framed).toBe(true)
      expect(path.length).toBeGreaterThan(0)
    }
  })

  it('[S1.11] marks where neighbors meet at the same place of the drawing on both pages', async () => {
    const { pages } = await read('a4', sizes)
    const diamonds = pages.slice(1).map(({ lines }) => {
      const cut = sure(lines.find(({ closed, window, path }) => closed && window && path.length > 10))
      const [x, y] = sure(cut.path[0])
      return lines.flatMap(({ path, closed, window }) => {
        const { left, top, right, bottom } = boundsOf(path)
        const isDiamond = closed && !window && path.length === 4 && Math.abs(right - left - 8) < 0.01
        return isDiamond ? [`${((left + right) / 2 - x).toFixed(1)} ${((top + bottom) / 2 - y).toFixed(1)}`] : []
      })
    })
    const all = diamonds.flat()
    expect(all.length).toBeGreaterThan(10)
    for (const place of all) expect(all.filter((other) => other === place)).toHaveLength(2)
  })
})

describe('a pattern on a roll', () => {
  it('[S1.11] is one page as wide as the roll, however long', async () => {
    const tall = {
      ...samplePattern,
      pieces: Array.from({ length: 40 }, (_, i) => ({ ...sure(samplePattern.pieces[0]), id: `front${i}` })),
    }
    const { pages } = await readPdf(
      writePdf(printPattern([{ name: '38', pattern: tall }], { title: 'Long', kind: 'plotter', rollWidth: 700 })),
    )
    expect(pages).toHaveLength(1)
    const [page] = pages
    expect(page?.width).toBeCloseTo(700, 1)
    expect(page?.height).toBeGreaterThan((14_400 / 72) * 25.4)
    const cut = sure(page?.lines.find(({ path }) => path.length > 10))
    expect(Math.abs(area(cut.path)) / area(sure(cutLines(samplePattern)[0]))).toBeCloseTo(1, 3)
  })
})

describe('a marker as a page', () => {
  it('[S1.11] has every piece where it lies on the cloth, in true size', async () => {
    const marker = layMarker(samplePattern.pieces, { width: 1400, twoWay: true })
    const { pages } = await readPdf(writePdf(printMarker(samplePattern, marker, { title: 'Rock', width: 1400 })))
    const [page] = pages
    const boxes = sure(page).lines.flatMap(({ path, closed }) => (closed ? [boundsOf(path)] : []))
    const cloth = sure(boxes[0])
    expect([cloth.right - cloth.left, cloth.bottom - cloth.top].map(Math.round)).toEqual([
      1400,
      Math.round(marker.length),
    ])
    marker.placements.forEach(({ outline }, i) => {
      const [own, drawn] = [boundsOf(outline), sure(boxes[i + 1])]
      expect(drawn.left - cloth.left).toBeCloseTo(own.left, 1)
      expect(drawn.bottom - cloth.top).toBeCloseTo(own.bottom, 1)
    })
    expect(boxes).toHaveLength(marker.placements.length + 1)
  })
})

describe('a pattern wider than the roll', () => {
  it('[S1.11] is printed on strips of it that meet', async () => {
    const print = printPattern(one, { title: 'Wide', kind: 'plotter', rollWidth: 400 })
    const { pages } = await readPdf(writePdf(print))
    expect(pages.length).toBeGreaterThan(1)
    for (const { width } of pages) expect(width).toBeCloseTo(400, 1)
    const seen = new Set<number>()
    for (const { lines } of pages) {
      const { path, window } = sure(lines.find((line) => line.window && line.path.length > 40))
      const [left, low, right, high] = sure(window ?? undefined)
      path.forEach(([x, y], i) => x > left && x < right && y > low && y < high && seen.add(i))
      expect(right - left).toBeCloseTo(380, 1)
    }
    expect(seen.size).toBeGreaterThan(40)
  })
})

describe('names on printed pieces', () => {
  it('[S1.11] stand within the piece and do not cross its grain, also where it is wide and low', () => {
    const [front] = samplePattern.pieces
    const low = {
      ...sure(front),
      corners: [
        [0, 0],
        [260, 0],
        [260, 60],
        [0, 60],
      ] as const,
      edges: ['a', 'b', 'c', 'd'].map((id) => ({ id, allowance: 10, end: 'seam' as const })),
      grain: { at: [130, 30] as const, degrees: 90 },
      notches: [],
      drills: [],
      lines: [],
    }
    const { height, turn, at, rows } = pieceLabel(low, ['Back yoke', 'Size 38', 'Cut 2 (pair) shell'])
    expect(turn).toBe(0)
    expect(height).toBeGreaterThan(9)
    expect(Math.abs(at[0] - 130)).toBeGreaterThan((18 * 0.5 * height) / 2)
    expect(at[1]).toBeGreaterThan(0)
    expect(at[1] + 1.2 * height * (rows.length - 1) + 0.75 * height).toBeLessThan(60)
  })

  it('[S1.11] are in the words that are given', async () => {
    const words = { ...paperWords, size: () => 'Größe', measure: 'miss mich', names: 'Namen' }
    const print = printPattern(sizes, { title: 'Rock', kind: 'a4', words })
    const { pages, layers } = await readPdf(writePdf(print))
    const said = pages.flatMap((page) => page.words.map((one) => one.said))
    expect(said).toContain('miss mich')
    expect(said).toContain('Größe')
    expect(layers[0]).toBe('Namen')
  })

  const named = (name: string) => [
    { name: 'M', pattern: { ...samplePattern, pieces: samplePattern.pieces.map((piece) => ({ ...piece, name })) } },
  ]

  it('[S1.11] keep the accents of Western Europe, and are spelled in Latin where nobody draws their letters', async () => {
    const said = async (name: string) =>
      (await printed('a0', named(name))).pages.flatMap(({ words }) => words.map(({ said: one }) => one))
    expect(await said('Rücken (links) \\')).toContain('Rücken (links) \\')
    expect(await said('Пальто')).toContain('Palto')
  })

  it('[S1.11] are drawn as outlines where somebody has their letters', async () => {
    const box: Path = [
      [0, 0],
      [0.9, 0],
      [0.9, 0.8],
      [0, 0.8],
    ]
    const print = printPattern(named('前身頃'), { title: '型紙', kind: 'a0' })
    const { pages } = await readPdf(
      writePdf(print, (words) => (words === '前身頃' ? { outlines: [box], width: 3 } : null)),
    )
    const drawn = pages.flatMap(({ lines }) =>
      lines.filter(
        ({ path }) => path.length === 4 && Math.abs(sure(sides(path)[0]) / sure(sides(path)[1]) - 0.9 / 0.8) < 1e-3,
      ),
    )
    expect(drawn.length).toBe(samplePattern.pieces.length)
  })
})
