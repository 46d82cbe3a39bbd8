import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Area, areaIds, areas } from '@toile/rules/languages/areas.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSpoken } from '../../architecture/spoken.ts'
import { buildWeb } from '../server/host/buildWeb.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const square = 'features/home/SquareScreen.tsx'
const folder = join(import.meta.dirname, 'dist')
let chunks: Record<string, Chunk> = {}

const weights = new Map<string, number>()
function weightOf(file: string): number {
  const weight = weights.get(file) ?? gzipSync(readFileSync(join(folder, file))).length
  weights.set(file, weight)
  return weight
}
const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weightOf(file), 0) / 1000

/** What a browser fetches for some files: they and everything they import at once. */
const fetched = (entries: readonly string[]) => {
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]))
  const found = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) follow(chunks[name])
  }
  for (const entry of entries) follow(chunks[entry] ?? byFile.get(entry))
  const all = [...found]
  return { js: new Set(all.map(({ file }) => file)), css: new Set(all.flatMap(({ css }) => css ?? [])) }
}

const translated = languages.filter(({ id }) => id !== 'en').map(({ id }) => id)
const wordsOf = (id: string, area: Area) => chunks[`../../packages/rules/languages/${id}/${area}.ts`]?.file ?? ''
/** The words that come with an area, in the language whose words weigh most. */
const heaviest = (of: readonly Area[]) =>
  Math.max(...translated.map((id) => weigh(of.map((area) => wordsOf(id, area)))))

/** What a part adds to the shell at most, with its words, in kB. */
const most = 120
/** Areas that cannot, with what they bring of which the others have none. */
const heavier: Partial<Record<Area, { most: number; because: string }>> = {
  tasks: { most: 132, because: 'every kind of task says its input, those of product pictures all steps of retouching' },
  shared: { most: 241, because: 'the grid of the library, uploads, and the fields of every form' },
  brand: { most: 272, because: 'as the shared parts, with refusals and all that packages call their things' },
  history: { most: 279, because: 'as the shared parts, with the comparison of states' },
  library: { most: 283, because: 'as the shared parts, with the looks' },
  studio: { most: 365, because: 'the list of projects, and the bar of makers' },
  tracing: { most: 402, because: 'the editor of a traced sketch beside the open project, with what makers share' },
  figures: { most: 485, because: 'the editor of a body beside the open project' },
  project: { most: 410, because: 'boards that are dragged, the direction, merging of two windows' },
  slogans: { most: 423, because: 'the setting of letters, while they are typed' },
  direction: { most: 499, because: 'the open project, and the colour script of its pictures' },
  generating: { most: 486, because: 'the open project, and the knobs of every print and garment' },
  moods: { most: 431, because: 'the editor of a moodboard, whose letters are set on the page' },
  boards: { most: 438, because: 'the open project, and the names of all colours' },
  products: { most: 477, because: 'the open project beside the light, shot and steps of its pictures' },
  films: {
    most: 448,
    because:
      'the open project beside motions, their key frames, those of the library with its elements, and the player',
  },
  lines: {
    most: 445,
    because: 'the open project beside the garments that a drawing may be, and the stage of its lines',
  },
  patterns: {
    most: 475,
    because: 'the cutting table with every edit of a pattern, beside what an open project has of looks and fields',
  },
  draping: { most: 500, because: 'the form and what hangs on it, drawn by three, beside the cutting table' },
  canvas: { most: 416, because: 'its panels come after the sheet, with what an open project has of them' },
  canvasLooks: { most: 236, because: 'as the canvas, with the fields in which a look is chosen' },
  redesign: { most: 482, because: 'the open project, and all that looks are made anew of' },
  detail: {
    most: 566,
    because: 'the open project, the knobs of every print, garment and way of wearing, and the catalogue of notions',
  },
}

/** The file that the page itself names, and all it brings. */
let shell: string[] = []
const { parts } = readSpoken()

beforeAll(async () => {
  await buildWeb(() => undefined)
  chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  shell = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])
})

describe('the weight of the built pages', () => {
  it('the landing page comes with its words in at most 205 kB of script, and 25 kB of style', () => {
    const { js, css } = fetched([...shell, square])
    expect(shell.length).toBeGreaterThan(0)
    expect(weigh(js) + heaviest(['shell', 'home'])).toBeLessThanOrEqual(205)
    expect(weigh(css)).toBeLessThanOrEqual(25)
  })

  it('whatever is loaded later adds at most 120 kB of script beyond the shell, its words and all it brings counted, or what is said of its area', () => {
    const first = fetched(shell).js
    const named = parts.flatMap(({ area, path }) => (area ? [{ area, name: path.replace('apps/web/', '') }] : []))
    const built = named.filter((one) => one.name in chunks)
    expect(built.length).toBeGreaterThan(60)
    const added = new Map<Area, number>()
    for (const { area, name } of built) {
      const more = [...fetched([name]).js].filter((file) => !first.has(file))
      const weight = weigh(more) + heaviest([area, ...areas[area]])
      expect(weight, name).toBeLessThanOrEqual(heavier[area]?.most ?? most)
      added.set(area, Math.max(weight, added.get(area) ?? 0))
    }
    // An area that has become lighter is told so, lest it grow back unseen.
    for (const area of areaIds) {
      const told = heavier[area]?.most
      if (told) expect(added.get(area), area).toBeGreaterThan(Math.max(most, 0.95 * told))
    }
  })

  it('the sheet of the canvas is painted on after at most 200 kB of script beyond the shell, its words counted', () => {
    const first = fetched(shell).js
    const words = heaviest(['canvas', ...areas.canvas])
    for (const screen of ['features/canvas/ExampleScreen.tsx', 'features/canvas/CanvasScreen.tsx']) {
      const added = [...fetched([screen]).js].filter((file) => !first.has(file))
      expect(weigh(added) + words, screen).toBeLessThanOrEqual(200)
    }
  })

  it('the project opens with at most 40 files of script, its words counted', () => {
    const opened = ['places/StudioScreen.tsx', 'places/ProjectBench.tsx']
    const { js } = fetched([...shell, ...opened])
    const spoken = new Set<Area>(['shell', 'project', ...areas.project])
    expect(js.size).toBeGreaterThan(5)
    expect(js.size + spoken.size).toBeLessThanOrEqual(40)
  })

  it('no built file imports itself through others, so that none runs before what it needs', () => {
    const byName = new Map(Object.entries(chunks))
    const own = (start: string) => {
      const seen = new Set<string>()
      const open = [...(byName.get(start)?.imports ?? [])]
      for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (seen.has(name)) continue
        seen.add(name)
        open.push(...(byName.get(name)?.imports ?? []))
      }
      return seen.has(start)
    }
    expect([...byName.keys()].filter(own)).toEqual([])
  })

  it('each area of a language is a file of its own, and none is in the first load', () => {
    const first = fetched([...shell, square]).js
    for (const id of translated)
      for (const area of areaIds) {
        expect(wordsOf(id, area), `${id}: ${area}`).toBeTruthy()
        expect(first.has(wordsOf(id, area))).toBe(false)
      }
  })

  it('the page holds no inline script, so that a strict content policy can stand', () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
      expect(attributes).toContain('src=')
      expect(body?.trim()).toBe('')
    }
    expect(html).not.toMatch(/\son\w+=/)
  })
})
