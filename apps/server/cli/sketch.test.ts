import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sketchDocumentSchema } from '@toile/craft/sketches/sketchDocument.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Mistake } from './mistake.ts'
import { sketch } from './sketch.ts'
import { openCommands } from './testing/openCommands.ts'

const { folder, named } = await openCommands()
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
