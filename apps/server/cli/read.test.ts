import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let place: string

/** Runs the command line in a process of its own, standing in the test's folder. */
async function run(...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'toile.ts'), 'read', ...words], {
    env: { ...process.env, INIT_CWD: place },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (bytes) => void (said.out += String(bytes)))
  child.stderr.on('data', (bytes) => void (said.error += String(bytes)))
  const [code] = await once(child, 'close')
  return { code: Number(code), ...said }
}

beforeAll(async () => void (place = await mkdtemp(join(tmpdir(), 'toile-read-'))))
afterAll(() => rm(place, { recursive: true, force: true }))

describe('read', () => {
  it('[S9.04] gives each wish with its six keys in order, and the words that were not read', async () => {
    const { code, out } = await run(
      '--lang',
      'en',
      '--text',
      'navy dress, two pockets, no zip, zorble, 90 cm',
      '--json',
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      wishes: [
        { id: 'navy', of: 'dress', not: false, change: null, count: null, guess: false },
        { id: 'dress', of: null, not: false, change: null, count: null, guess: false },
        { id: 'pocket', of: 'dress', not: false, change: null, count: 2, guess: false },
        { id: 'zip', of: 'dress', not: true, change: null, count: null, guess: false },
        { id: 'size', of: null, not: false, change: null, count: 90, guess: false },
      ],
      unread: ['zorble'],
    })
    expect(out).toMatch(
      /^\{"wishes":\[\{"id":"navy","of":"dress","not":false,"change":null,"count":null,"guess":false\}/,
    )
  })

  it('[S9.04] gives one line for each line of a file, an empty reading for an empty one', async () => {
    await writeFile(join(place, 'phrases.txt'), '藍色の花柄\r\n\r\n襟なしのブラウス\r\n')
    const { out } = await run('--lang', 'ja', '--file', 'phrases.txt', '--json')
    const lines = out.trimEnd().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { wishes: { id: string }[] }).wishes.map(({ id }) => id))).toEqual([
      ['indigo', 'floral'],
      [],
      ['collarless', 'blouse'],
    ])
    expect(lines[1]).toBe('{"wishes":[],"unread":[]}')
  })

  it('[S1.28] speaks to people in their words, and takes the Chinese of every place', async () => {
    const { out } = await run('--lang', 'zh-TW', '--text', '長裙 襯衫')
    expect(out).toContain('衬衫 (shirt)')
    expect((await run('--text', '')).out).toBe('Nothing was read.\n')
  })

  it.each([
    ['an unknown language', ['--lang', 'de', '--text', 'rot'], 'not de'],
    ['neither text nor file', ['--json'], '--text TEXT or --file FILE'],
    ['both text and file', ['--text', 'red', '--file', 'a.txt'], '--text TEXT or --file FILE'],
    ['a missing file', ['--file', 'gone.txt'], 'gone.txt cannot be read'],
  ])('%s: one sentence, code 2', async (_, words, says) => {
    const { code, out, error } = await run(...words)
    expect({ code, out, lines: error.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 })
    expect(error).toContain(says)
  })
})
