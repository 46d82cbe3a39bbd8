import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moodDocumentSchema } from '@toile/craft/moods/moodDocument.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Mistake } from './mistake.ts'
import { mood } from './mood.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-mood-'))
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...words: string[]) =>
  mood.run(words, { print: () => undefined, say: () => undefined, signal: new AbortController().signal })

describe('the command mood', () => {
  it('[S2.52] writes boards with their documents, in the language and colours that were given', async () => {
    const out = join(folder, 'boards')
    await run(
      '--text',
      '로맨틱 봄',
      '--lang',
      'ko',
      '--color',
      '#1d2f57',
      '--count',
      '2',
      '--width',
      '256',
      '--out',
      out,
    )
    expect((await readdir(out)).toSorted()).toEqual(['mood-1.json', 'mood-1.png', 'mood-2.json', 'mood-2.png'])
    const document = moodDocumentSchema.parse(JSON.parse(await readFile(join(out, 'mood-1.json'), 'utf8')))
    expect(document.colors).toContainEqual({ r: 29, g: 47, b: 87 })
    expect(document.words).toEqual(expect.arrayContaining(['romantic', 'spring']))
    expect(await sharp(join(out, 'mood-1.png')).metadata()).toMatchObject({ width: 256, height: 181 })
  })

  it('[S2.52] says in one sentence what is missing, and writes nothing', async () => {
    const out = join(folder, 'none')
    await expect(run('--out', out)).rejects.toThrow(Mistake)
    await expect(run('--text', 'asdf qwer', '--out', out)).rejects.toThrow(Mistake)
    await expect(run('--color', 'navy', '--out', out)).rejects.toThrow(/#rrggbb/)
    expect(await readdir(folder)).not.toContain('none')
  })
})
