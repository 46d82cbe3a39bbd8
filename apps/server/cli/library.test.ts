import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestToile, type TestToile } from '../testing/openTestToile.ts'
import { library } from './library.ts'
import { Mistake } from './mistake.ts'
import { namedFor } from './testing/namedFor.ts'

let toile: TestToile
let place: string
let named: string[]

/** Runs the command in this process, standing in the test's folder. */
async function run(...words: string[]) {
  const said = { out: '', error: '' }
  const terminal = {
    print: (text: string) => void (said.out += text),
    say: (sentence: string) => void (said.error += `${sentence}\n`),
    signal: new AbortController().signal,
  }
  const code = await (async () => library.run([...words, ...named], terminal))().then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof Mistake)) throw error
      terminal.say(error.message)
      return 2
    },
  )
  return { code, ...said }
}
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'toile-library-'))
  process.env['INIT_CWD'] = place
  await mkdir(join(place, 'prints/more'), { recursive: true })
  await writeFile(join(place, 'prints/Coral reef.png'), await picture('#f26b5b'))
  await writeFile(join(place, 'prints/more/Navy dots.png'), await picture('#1b2a4a'))
  await writeFile(join(place, 'prints/notes.txt'), 'not a picture')
  await writeFile(join(place, 'broken.png'), 'not a picture')
  toile = await openTestToile()
  named = await namedFor(toile)
})
afterAll(async () => {
  await toile.close()
  await rm(place, { recursive: true, force: true })
})

describe('toile library', () => {
  it('[S2.44] add keeps files and the pictures of folders, once; what cannot be kept is named, the others go on', async () => {
    const added = await run('add', 'prints', 'broken.png', '--tab', 'prints', '--tag', 'summer')
    expect(added.code).toBe(2)
    expect(added.out).toMatch(/^[\da-f-]{36} {2}Coral reef\n[\da-f-]{36} {2}Navy dots\n$/)
    expect(added.error).toMatch(/^broken\.png: .+\n1 of 3 files were not kept\.\n$/)
    const again = await run('add', 'prints', '--tab', 'prints')
    expect([again.code, again.out]).toEqual([0, added.out])
  })

  it('[S2.44] search finds by misspelt words, colour, likeness and tag', async () => {
    const { items } = JSON.parse((await run('search', 'corl', 'reef', '--json')).out)
    expect(items).toMatchObject([{ name: 'Coral reef', tags: ['summer'] }])
    expect((await run('search', '--color', '#1b2a4a', '--within', '5')).out).toMatch(/Navy dots {2}#summer\n$/)
    expect((await run('search', '--like', 'prints/Coral reef.png', '--tag', 'summer')).out).not.toMatch(/Coral/)
    expect(await run('search', '--color', 'red')).toMatchObject({
      code: 2,
      error: '--color must be like #cc3333, not red.\n',
    })
  })

  it('[S2.44] export writes a folder with one for each tab, or a ZIP of the same', async () => {
    expect((await run('export', 'out', 'navy')).out).toBe('1 picture is in out\n')
    expect(await readdir(join(place, 'out/prints'))).toEqual(['Navy dots.png'])
    expect((await run('export', 'all.zip', '--tag', 'summer')).code).toBe(0)
    const packed = unzipSync(new Uint8Array(await readFile(join(place, 'all.zip'))))
    expect(Object.keys(packed).toSorted()).toEqual(['prints/Coral reef.png', 'prints/Navy dots.png'])
    expect(await run('export', 'none', 'zebra')).toMatchObject({ code: 2, error: 'Nothing in the library fits.\n' })
    expect(await run('sing')).toMatchObject({ code: 2, error: 'What of the library: add, search, export?\n' })
  })
})
