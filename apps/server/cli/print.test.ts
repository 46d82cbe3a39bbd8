import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printDocumentSchema } from '@toile/craft/prints/printDocument.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawPlate } from '../testing/pictures.ts'
import { Mistake } from './mistake.ts'
import { print } from './print.ts'
import { openCommands } from './testing/openCommands.ts'

const { folder, named } = await openCommands()

let picture: string
beforeAll(async () => {
  picture = join(folder, 'plate.jpg')
  await writeFile(picture, await drawPlate(2))
})

async function run(...words: string[]): Promise<string> {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  await print.run([...words, ...named], { print: () => undefined, say, signal: new AbortController().signal })
  return said.join('\n')
}

const documentIn = async (out: string, name: string) =>
  printDocumentSchema.parse(JSON.parse(await readFile(join(out, `${name}.json`), 'utf8')))

describe('the command that generates prints', () => {
  it('[S5.16] [S9.04] words give tiles in true scale with their plain repeats, and what was not understood is told', async () => {
    const out = join(folder, 'words')
    const asked = ['--text', 'navy roses zblorft', '--repeat', 'half-drop', '--width-mm', '64', '--seed', '3']
    const said = await run(...asked, '--count', '2', '--out', out)
    expect(said).toContain('Not understood: zblorft.')
    expect(said).toContain('2 prints lie in')
    const files = [
      'print-1-plain.png',
      'print-1.json',
      'print-1.png',
      'print-2-plain.png',
      'print-2.json',
      'print-2.png',
    ]
    expect(await readdir(out)).toEqual(files)
    expect(await documentIn(out, 'print-1')).toMatchObject({ repeat: 'halfDrop', width: 64 })
    const tile = await sharp(join(out, 'print-1.png')).metadata()
    expect(tile.density).toBe(150)
    expect((tile.width / 150) * 25.4).toBeCloseTo(64, 0)
    const plain = await sharp(join(out, 'print-1-plain.png')).metadata()
    expect([plain.width, plain.height]).toEqual([tile.width * 2, tile.height])
  })

  it('[S5.16] a picture alone gives prints; plates are written for each ink', async () => {
    const out = join(folder, 'plates')
    await run(
      '--picture',
      picture,
      '--count',
      '1',
      '--seed',
      '1',
      '--repeat',
      'straight',
      '--separations',
      '--out',
      out,
    )
    const files = await readdir(out)
    expect(files).toContain('print-1.png')
    expect(files).toContain('print-1-plates.json')
    expect(files).toContain('print-1-plate-01.png')
  })

  it('[S3.27] slogans are written in true size as TIFF', async () => {
    const out = join(folder, 'slogan')
    await run(
      '--kind',
      'slogan',
      '--text',
      'Slow Sunday',
      '--count',
      '1',
      '--seed',
      '2',
      '--format',
      'tiff',
      '--out',
      out,
    )
    const { format, width, density } = await sharp(join(out, 'print-1.tiff')).metadata()
    const { width: millimetres } = JSON.parse(await readFile(join(out, 'print-1.json'), 'utf8')) as { width: number }
    expect([format, density]).toEqual(['tiff', 150])
    expect((width / 150) * 25.4).toBeCloseTo(millimetres, 0)
  })

  it('[S5.16] what is lacking or typed wrong is told in one sentence, and no folder appears', async () => {
    const out = join(folder, 'none')
    const wrong = async (...words: string[]) => {
      const error: unknown = await run(...words, '--out', out).catch((caught: unknown) => caught)
      return error instanceof Mistake ? error.message : `not a mistake: ${String(error)}`
    }
    expect(await wrong()).toBe('Give --text TEXT, --picture FILE, or both.')
    expect(await wrong('--text', 'asdf qwer')).toMatch(/^Nothing of this text could be read/)
    expect(await wrong('--text', 'dots', '--repeat', 'sideways')).toMatch(
      /^--repeat must be one of straight, half-drop/,
    )
    expect(await wrong('--text', 'dots', '--width-mm', '0')).toMatch(/from 2 to 2000/)
    expect(await wrong('--text', 'dots', '--color', 'red')).toMatch(/#rrggbb/)
    expect(await wrong('--kind', 'logo', '--text', 'Noor', '--repeat', 'brick')).toBe(
      '--repeat goes with --kind pattern.',
    )
    expect(await readdir(folder)).not.toContain('none')
  })
})
