import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { khronosFaults } from '@toile/tailoring/files/testing/khronosFaults.ts'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDesign } from '../testing/things.ts'
import { pattern } from './pattern.ts'
import { mistakeOf, runCommand } from './testing/runCommand.ts'

let folder: string
const at = (name: string) => join(folder, name)
const red = { r: 170, g: 51, b: 17 }
const skirt = (knobs = {}) => plainWorn('aLineSkirt', red, { id: 'g1', seed: 1, knobs })

/** Tartan all over, its repeat eight centimeters wide. */
const tartan: Placement = {
  source: { kind: 'construction', print: 'tartan', colors: [red, { r: 20, g: 40, b: 90 }], seed: 1 },
  mode: 'overall',
  repeat: 'straight',
  width: 80,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-pattern-'))
  const looks = {
    skirt: plainDesign({ garments: [skirt()] }),
    mini: plainDesign({ garments: [skirt({ length: 0.22 })] }),
    printed: plainDesign({ garments: [{ ...skirt(), print: tartan }] }),
    knit: plainDesign({ garments: [plainWorn('aranSweater', red, { id: 'g1', seed: 1 })] }),
  }
  for (const [name, look] of Object.entries(looks)) await writeFile(at(`${name}.json`), JSON.stringify(look))
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...words: string[]) => runCommand(pattern, ...words)
const mistake = (...words: string[]) => mistakeOf(pattern, ...words)

/** How wide and high the drawing of a file is, in millimetres. */
const sizeOf = (svg: string) => [.../(?:width|height)="([\d.]+)mm"/g[Symbol.matchAll](svg)].map(([, mm]) => Number(mm))

describe('pattern', () => {
  it('[S1.11] [S2.31] writes a look’s skirt as one DXF with every size, and an SVG in true size for each', async () => {
    const said = await run(at('skirt.json'), '--size', '38', '--size', '44', '--out', at('out'))
    expect(said).toMatch(/A pattern lies in/)
    const [less, more] = [...said.matchAll(/([\d.]+) m of cloth 150 cm wide/g)].map(([, metres]) => Number(metres))
    expect(less).toBeGreaterThan(0.6)
    expect(less).toBeLessThan(1.4)
    expect(more).toBeGreaterThanOrEqual(less ?? 0)
    expect((await readdir(at('out'))).toSorted()).toEqual([
      'A-line skirt-38.svg',
      'A-line skirt-44.svg',
      'A-line skirt.dxf',
    ])
    const dxf = await readFile(join(at('out'), 'A-line skirt.dxf'), 'latin1')
    expect(dxf.match(/^Size: (?:38|44)\r?$/gm)?.length).toBeGreaterThan(5)
    const [small, large] = await Promise.all(
      ['38', '44'].map(async (size) => sizeOf(await readFile(join(at('out'), `A-line skirt-${size}.svg`), 'utf8'))),
    )
    expect(large?.[0]).toBeGreaterThan((small?.[0] ?? 0) + 60)
  })

  it('[S1.11] writes what it is asked for alone, and says which number no cloth follows', async () => {
    expect(await run(at('mini.json'), '--size', '38', '--dxf', '--out', at('mini'))).toContain(
      'is cut at 0.32, not at 0.22',
    )
    expect(await readdir(at('mini'))).toEqual(['A-line skirt.dxf'])
  })

  it('[S1.11] prints all sizes in true size on the papers that are asked for, each size a layer', async () => {
    await run(
      at('skirt.json'),
      '--size',
      '38',
      '--size',
      '42',
      '--pdf',
      'a4',
      '--pdf',
      'projector',
      '--out',
      at('paper'),
    )
    expect((await readdir(at('paper'))).toSorted()).toEqual(['A-line skirt-a4.pdf', 'A-line skirt-projector.pdf'])
    for (const name of await readdir(at('paper'))) {
      const pdf = await getDocumentProxy(new Uint8Array(await readFile(join(at('paper'), name))))
      const layers = [...((await pdf.getOptionalContentConfig()) as Iterable<[string, { name: string }]>)]
      expect(layers.map(([, { name: layer }]) => layer)).toEqual(['Names', '38', '42'])
      const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
      const millimetres = [width, height].map((side) => (side / 72) * 25.4)
      if (name.includes('a4')) expect(millimetres.map(Math.round)).toEqual([210, 297])
      expect(pdf.numPages).toBeGreaterThan(name.includes('a4') ? 8 : 0)
    }
  })

  it('[S1.11] prints for a roll of any width', async () => {
    await run(at('skirt.json'), '--size', '38', '--pdf', 'plotter', '--roll', '1067', '--out', at('roll'))
    const bytes = await readFile(join(at('roll'), 'A-line skirt-plotter.pdf'))
    const { view } = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    expect(((view[2] ?? 0) / 72) * 25.4).toBeCloseTo(1067, 1)
  })

  it('[S1.11] writes measures, pieces, steps and cloth as a workbook, as CSV and to be read, and what the cloth costs', async () => {
    const asked = ['--size', '38', '--size', '42', '--xlsx', '--csv', '--list', '--cloth', '140', '--price', '20']
    const said = await run(at('skirt.json'), ...asked, '--out', at('lists'))
    const [, metres = 0, cost = 0] = /38: ([\d.]+) m of cloth 140 cm wide for ([\d.]+)\./.exec(said)?.map(Number) ?? []
    expect(metres).toBeGreaterThan(0.5)
    expect(Math.abs(cost - 20 * metres)).toBeLessThan(0.3)
    expect((await readdir(at('lists'))).toSorted()).toEqual([
      'A-line skirt-cloth.csv',
      'A-line skirt-cutting list.csv',
      'A-line skirt-measures.csv',
      'A-line skirt-sewing order.csv',
      'A-line skirt.txt',
      'A-line skirt.xlsx',
    ])
    const measures = await readFile(join(at('lists'), 'A-line skirt-measures.csv'), 'utf8')
    expect(measures).toMatch(/^\uFEFFCode,Point of measure,How \(cm\),38,42,Tolerance ±\r\nWA,Waist,all round,7\d/)
  })

  it('[S1.11] takes more cloth for stripes that meet, and no more where pieces may lie on their head', async () => {
    const lengthOf = async (...words: string[]) =>
      Number(/([\d.]+) m of cloth/.exec(await run(at('skirt.json'), '--size', '46', '--list', ...words))?.[1])
    const plain = await lengthOf('--out', at('plain'))
    expect(await lengthOf('--repeat', '40', '--out', at('striped'))).toBeGreaterThan(plain)
    expect(await lengthOf('--twoway', '--out', at('twoway'))).toBeLessThanOrEqual(plain)
  })

  it('[S1.11] lays the pieces on the cloth as a page as wide as it', async () => {
    await run(at('skirt.json'), '--size', '38', '--marker', '--cloth', '140', '--out', at('marker'))
    expect(await readdir(at('marker'))).toEqual(['A-line skirt-38-shell-marker.pdf'])
    const bytes = await readFile(join(at('marker'), 'A-line skirt-38-shell-marker.pdf'))
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    expect(((page.view[2] ?? 0) / 72) * 25.4).toBeCloseTo(1400 + 2 * 40, 1)
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) => ('str' in item ? item.str : []))
    expect(words.filter((word) => word === 'Back')).toHaveLength(2)
    expect(words.join(' ')).toMatch(/A-line skirt 38, shell: 140 x \d+ cm, \d\d\.\d %/)
  })

  it('[S1.11] hangs each size on a body of it in its print, as GLB without fault and as OBJ', async () => {
    await run(at('printed.json'), '--size', '38', '--glb', '--obj', '--out', at('round'))
    expect((await readdir(at('round'))).toSorted()).toEqual([
      'A-line skirt-38.glb',
      'A-line skirt-38.mtl',
      'A-line skirt-38.obj',
      'A-line skirt-tartan.png',
    ])
    const glb = await readFile(join(at('round'), 'A-line skirt-38.glb'))
    expect(await khronosFaults(new Uint8Array(glb))).toEqual([])
    const obj = await readFile(join(at('round'), 'A-line skirt-38.obj'), 'utf8')
    expect(obj.match(/^o .*$/gm)).toEqual(['o Front', 'o Back', 'o Back_(left)', 'o Waistband', 'o Body'])
    expect(obj).toContain('mtllib A-line skirt-38.mtl')
    const mtl = await readFile(join(at('round'), 'A-line skirt-38.mtl'), 'utf8')
    expect(mtl.match(/^map_Kd .*$/gm)).toEqual(Array.from({ length: 3 }, () => 'map_Kd A-line skirt-tartan.png'))
    const across = [...obj.matchAll(/^vt (\S+) /gm)].map(([, u]) => Number(u))
    // Half a girth of the hem of more than a meter, in repeats of eight centimeters.
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(500 / 80)
  })

  it('[S1.11] refuses what cannot be cut, a size that nobody has and none, each with its sentence, and writes nothing', async () => {
    expect(await mistake(at('knit.json'), '--size', '38', '--out', at('no'))).toMatch(
      /Nothing in this look can be cut by a pattern: Aran sweater/,
    )
    expect(await mistake(at('skirt.json'), '--size', '7', '--out', at('no'))).toMatch(
      /There is no size 7 .* only 34, 36/,
    )
    expect(await mistake(at('skirt.json'), '--out', at('no'))).toMatch(/Name a size/)
    expect(await mistake(at('skirt.json'), '--size', '38', '--pdf', 'a3', '--out', at('no'))).toMatch(
      /--pdf must be one of a4, letter, a0, plotter, projector, not a3/,
    )
    expect(await mistake(at('skirt.json'), '--size', '38', '--cloth', '20', '--out', at('no'))).toMatch(
      /--cloth must be a number from 40 to 400, not 20/,
    )
    expect(await mistake(at('skirt.json'), '--size', '38', '--roll', 'wide', '--out', at('no'))).toMatch(
      /--roll must be a whole number from 300 to 3000, not wide/,
    )
    expect(await readdir(folder)).not.toContain('no')
  })
})
