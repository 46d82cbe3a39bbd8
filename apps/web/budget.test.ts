import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const root = import.meta.dirname
const square = 'features/home/SquareScreen.tsx'
const folder = mkdtempSync(join(tmpdir(), 'toile-web-'))
let chunks: Record<string, Chunk> = {}

const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000

/** What a browser fetches for some entries: they and everything they import at once. */
const fetched = (entries: readonly string[]) => {
  const names = new Set<string>()
  const follow = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    chunks[name]?.imports?.forEach(follow)
  }
  entries.forEach(follow)
  const all = [...names].flatMap((name) => chunks[name] ?? [])
  return { js: new Set(all.map(({ file }) => file)), css: new Set(all.flatMap(({ css }) => css ?? [])) }
}

beforeAll(() => {
  execFileSync(process.execPath, [join(root, '../../node_modules/vite/bin/vite.js'), 'build', '--outDir', folder], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the weight of the built pages', () => {
  it('the first load of /Square stays within 200 kB of script and 25 kB of style', () => {
    const { js, css } = fetched(['index.html', square])
    expect(js.size).toBeGreaterThan(1)
    expect(weigh(js)).toBeLessThanOrEqual(200)
    expect(weigh(css)).toBeLessThanOrEqual(25)
  })

  it('one more screen adds at most 60 kB of script', () => {
    const first = fetched(['index.html', square]).js
    const screens = Object.keys(chunks).filter((name) => /^features\/.*Screen\.tsx$/.test(name))
    expect(screens.length).toBeGreaterThan(3)
    for (const screen of screens) {
      const more = [...fetched([screen]).js].filter((file) => !first.has(file))
      expect(weigh(more), screen).toBeLessThanOrEqual(60)
    }
  })

  it('each language is a chunk of its own, and none is in the first load', () => {
    const first = fetched(['index.html', square]).js
    for (const language of ['zh', 'ko', 'ja', 'ru', 'fr', 'th', 'vi', 'it']) {
      const file = chunks[`languages/${language}.ts`]?.file
      expect(file, language).toBeTruthy()
      expect(first.has(file ?? '')).toBe(false)
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
