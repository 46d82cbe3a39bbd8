import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { designSchema } from '@toile/craft/designs/design.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDesign } from '../testing/things.ts'
import { colourways } from './colourways.ts'
import { redesign } from './redesign.ts'
import { vary } from './vary.ts'

let folder: string
const said: string[] = []
const terminal = {
  print: () => {},
  say: (sentence: string) => void said.push(sentence),
  signal: new AbortController().signal,
}
const at = (name: string) => join(folder, name)
const read = async (name: string) => designSchema.parse(JSON.parse(await readFile(at(name), 'utf8')))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-redesign-'))
  await writeFile(at('look.json'), JSON.stringify(plainDesign()))
  await writeFile(at('none.json'), '{}')
})
afterAll(() => rm(folder, { recursive: true }))

describe('redesigning on the command line', () => {
  it('[S5.20] writes variations of a look with their pictures, what is held as it was', async () => {
    const words = [
      '--look',
      at('look.json'),
      '--count',
      '2',
      '--hold',
      'silhouette',
      '--color',
      '#2c6e49',
      '--out',
      at('v'),
    ]
    await vary.run(words, terminal)
    expect((await readdir(at('v'))).sort()).toEqual([
      'variation-1.json',
      'variation-1.png',
      'variation-2.json',
      'variation-2.png',
    ])
    const one = await read('v/variation-1.json')
    expect(one.garments.map(({ cut, knobs }) => ({ cut, knobs }))).toEqual(
      plainDesign().garments.map(({ cut, knobs }) => ({ cut, knobs })),
    )
    expect(said.at(-1)).toMatch(/^2 variations lie in/)
  })

  it('[S5.20] crosses two looks, and shows a look in other palettes', async () => {
    await redesign.run(['--look', at('look.json'), '--with', at('look.json'), '--out', at('c')], terminal)
    expect((await read('c/crossing-1.json')).garments).toEqual(plainDesign().garments)
    await colourways.run(['--look', at('look.json'), '--color', '#d9623b', '--count', '2', '--out', at('w')], terminal)
    expect(await readdir(at('w'))).toHaveLength(4)
  })

  it('says what is wrong in one sentence and writes nothing', async () => {
    const wrong = async (command: typeof vary, ...words: string[]) =>
      Promise.try(() => command.run([...words, '--out', at('x')], terminal)).then(
        () => '',
        (error: Error) => error.message,
      )
    expect(await wrong(vary, '--look', at('none.json'))).toMatch(/none\.json is no design\.$/)
    expect(await wrong(vary, '--look', at('look.json'), '--far', '101')).toMatch(/far/)
    expect(await wrong(vary, '--look', at('look.json'), '--hold', 'hair')).toMatch(/hold/)
    expect(await wrong(colourways, '--look', at('look.json'))).toMatch(/^Give --color/)
    expect(await readdir(folder)).not.toContain('x')
  })
})
