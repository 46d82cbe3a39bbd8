import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@toile/contract/index.ts'
import { sketchDocumentSchema } from '@toile/craft/sketches/sketchDocument.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestToile, type TestToile } from '../testing/openTestToile.ts'
import { openRole } from '../testing/people.ts'
import { Mistake } from './mistake.ts'
import { sketch } from './sketch.ts'

let toile: TestToile
let folder: string
let named: string[]
beforeAll(async () => {
  toile = await openTestToile()
  folder = await mkdtemp(join(tmpdir(), 'toile-sketch-'))
  const caller = await openRole(toile)
  const { token } = await caller.call(contract.account.createToken, { name: 'script' })
  named = ['--server', toile.address, '--token', token]
})
afterAll(async () => {
  await toile.close()
  await rm(folder, { recursive: true })
})

const run = (...words: string[]) =>
  sketch.run([...words, ...named], {
    print: () => undefined,
    say: () => undefined,
    signal: new AbortController().signal,
  })
const read = async (path: string) => sketchDocumentSchema.parse(JSON.parse(await readFile(path, 'utf8')))

describe('toile sketch', () => {
  it('[S2.56] draws flats as pictures, paths and documents, and variations of one of them', async () => {
    const out = join(folder, 'skirts')
    await run(
      '--text',
      'ポケット付きのプリーツミディスカート',
      '--lang',
      'ja',
      '--count',
      '2',
      '--seed',
      '4',
      '--out',
      out,
    )
    const names = [1, 2].flatMap((i) => ['json', 'png', 'svg'].map((ending) => `sketch-${i}.${ending}`))
    expect((await readdir(out)).sort()).toEqual(names)
    expect((await sharp(join(out, 'sketch-1.png')).metadata()).format).toBe('png')
    const svg = await readFile(join(out, 'sketch-1.svg'), 'utf8')
    for (const layer of ['front-outline', 'front-seam', 'back-outline']) expect(svg).toContain(`id="${layer}"`)
    const first = await read(join(out, 'sketch-1.json'))
    expect(first.garment).toBe('pleatedSkirt')
    await run('--variation', join(out, 'sketch-1.json'), '--count', '1', '--front', '--out', join(folder, 'more'))
    const next = await read(join(folder, 'more', 'sketch-1.json'))
    expect(next.garment).toBe(first.garment)
    expect(next.knobs).not.toEqual(first.knobs)
  })

  it('[S2.56] says in one sentence what is missing, and writes nothing', async () => {
    const out = join(folder, 'nothing')
    await expect(run('--out', out)).rejects.toThrow(
      new Mistake('Choose a category, a sketch, or describe the garment in words.'),
    )
    await expect(run('--text', 'asdf qwer', '--out', out)).rejects.toThrow(/could be read/)
    await expect(run('--variation', join(folder, 'none.png'), '--out', out)).rejects.toThrow(/does not exist/)
    expect(await readdir(folder)).not.toContain('nothing')
  })
})
