import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Color } from '@toile/craft/colors/color.ts'
import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { sure } from '@toile/geometry'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { drawSamplePictures } from '../sample/samplePictures.ts'
import { openTestToile, type TestToile } from '../testing/openTestToile.ts'
import { plainDesign } from '../testing/things.ts'
import { namedFor } from './testing/namedFor.ts'

const entry = join(import.meta.dirname, 'toile.ts')
const collectionSchema = z.object({ name: z.string(), designs: z.array(designSchema) })

let toile: TestToile
let place: string
let temporary: string
let named: string[]

/** Runs the command line in a process of its own, standing in the test's folder. */
function start(...words: string[]) {
  const env = { ...process.env, INIT_CWD: place, TMPDIR: temporary }
  const child = spawn(process.execPath, [entry, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', error: '' }
  child.stdout.on('data', (bytes) => void (said.out += String(bytes)))
  child.stderr.on('data', (bytes) => void (said.error += String(bytes)))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...said }))
  return { child, said, ended }
}
const run = (...words: string[]) => start(...words).ended
const size = async (name: string) => {
  const { width, height } = await sharp(join(place, name)).metadata()
  return [width, height]
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'toile-cli-'))
  temporary = join(place, 'temporary')
  await mkdir(temporary)
  // The embedded database of root runs as somebody else, who must be able to pass through.
  for (const folder of [place, temporary]) chmodSync(folder, 0o755)
  const pictures = await drawSamplePictures()
  await writeFile(join(place, 'mood.png'), sure(pictures.mood[0]).bytes)
  await writeFile(join(place, 'print.png'), sure(pictures.print[0]).bytes)
  await writeFile(join(place, 'sketch.png'), sure(pictures.sketch[0]).bytes)
  await writeFile(join(place, 'letter.png'), 'Dear designer')
  toile = await openTestToile()
  named = await namedFor(toile)
})
afterAll(async () => {
  await toile.close()
  await rm(place, { recursive: true, force: true })
})

describe('lookbook', () => {
  it('[S1.05] runs the main job on a private studio that leaves nothing behind', async () => {
    const inputs = ['--mood', 'mood.png', '--sketch', 'sketch.png', '--print', 'print.png', '--color', '#aa3311']
    const { code, out, error } = await run(
      'lookbook',
      ...inputs,
      '--mannequin',
      'girl',
      '--looks',
      '2',
      '--seed',
      '7',
      '--out',
      'book',
    )
    expect({ code, out }, error).toEqual({ code: 0, out: '' })
    expect((await readdir(join(place, 'book'))).filter((name) => !name.endsWith('.svg'))).toEqual([
      'collection.json',
      'line-up.png',
      'look-01.png',
      'look-02.png',
    ])
    expect([await size('book/look-01.png'), await size('book/look-02.png')]).toEqual([
      [1024, 1536],
      [1024, 1536],
    ])
    const { name, designs } = collectionSchema.parse(
      JSON.parse(await readFile(join(place, 'book/collection.json'), 'utf8')),
    )
    expect(name).toBe('Lookbook')
    expect(designs.map(({ origin }) => origin?.briefSeed)).toEqual([7, 7])
    const girls = designs.map(({ mannequin }) => mannequin.person)
    expect(new Set(girls).size).toBe(2)
    for (const girl of girls) expect(findPerson(girl)).toMatchObject({ gender: 'female', ageGroup: 'child' })
    const isAsked = ({ r, g, b }: Color) => r === 0xaa && g === 0x33 && b === 0x11
    for (const { garments } of designs)
      expect(garments.some(({ fill }) => fill.kind === 'solid' && isAsked(fill.color))).toBe(true)
    expect(error).toContain('2 of 2 looks are drawn.')
    expect(await readdir(temporary)).toEqual([])
  }, 180_000)

  it('[S1.05] needs no input at all, and the same seed gives the same looks in the named studio', async () => {
    const steered = ['--season', 'winter', '--occasion', 'work', '--market', 'premium', '--keyword', 'tailored']
    const job = ['lookbook', '--looks', '1', '--seed', '3', '--tier', 'basic', ...steered, ...named]
    const both = [await run(...job, '--out', 'one'), await run(...job, '--out', 'two')]
    expect(both.map(({ code, error }) => [code, error.includes('The collection lies in')])).toEqual([
      [0, true],
      [0, true],
    ])
    expect(await size('one/look-01.png')).toEqual([768, 1152])
    const [one, two] = await Promise.all(['one', 'two'].map((folder) => readFile(join(place, folder, 'look-01.png'))))
    expect(one?.equals(sure(two))).toBe(true)
  })

  it('stopped in the middle, takes its studio along and writes nothing', async () => {
    const { child, said, ended } = start('lookbook', '--looks', '2', '--out', 'stopped')
    while (!said.error.includes('boards') && child.exitCode === null) await new Promise((next) => setTimeout(next, 20))
    child.kill('SIGINT')
    expect((await ended).code).toBe(130)
    expect((await readdir(place)).filter((name) => name.includes('stopped'))).toEqual([])
    expect(await readdir(temporary)).toEqual([])
  })
})

describe('mistakes', () => {
  it.each([
    ['no command', [], 'Which command'],
    ['an unknown command', ['sew'], 'sew'],
    ['an unknown option', ['lookbook', '--colour', 'red', '--out', 'no'], '--colour'],
    ['a stray word', ['lookbook', 'red', '--out', 'no'], 'red'],
    ['a missing value', ['lookbook', '--out'], '--out'],
    ['no folder', ['lookbook'], '--out DIR is missing'],
    ['a number out of bounds', ['lookbook', '--looks', '9', '--out', 'no'], '1 to 8'],
    ['an unknown style', ['lookbook', '--style', 'cubist', '--out', 'no'], 'ink, illustration, realistic'],
    ['an unknown season', ['lookbook', '--season', 'monsoon', '--out', 'no'], 'none, spring, summer, autumn, winter'],
    ['an unknown keyword', ['lookbook', '--keyword', 'loud', '--out', 'no'], 'not loud'],
    ['text that is no colour', ['lookbook', '--color', 'reddish', '--out', 'no'], 'reddish is not a colour'],
    ['an unknown mannequin', ['lookbook', '--mannequin', 'wolf', '--out', 'no'], 'wolf is no mannequin'],
    ['a missing file', ['lookbook', '--mood', 'gone.jpg', '--out', 'no'], 'gone.jpg does not exist'],
    ['a file as folder', ['lookbook', '--out', 'letter.png'], 'letter.png is a file'],
    ['half a stroke', ['trace', '--sketch', 'sketch.png', '--keep', '3,4,5', '--out', 'no'], '--keep must be pairs'],
    ['an unknown category', ['trace', '--sketch', 'sketch.png', '--category', 'hat', '--out', 'no'], 'hat'],
    ['a server without token', ['lookbook', '--server', 'http://localhost:1', '--out', 'no'], '--token'],
  ])('%s: one sentence, code 2, nothing written', async (_, words, says) => {
    const before = await readdir(place)
    const { code, out, error } = await run(...words)
    expect({ code, out, lines: error.trimEnd().split('\n').length }, error).toEqual({ code: 2, out: '', lines: 1 })
    expect(error).toContain(says)
    expect(await readdir(place)).toEqual(before)
  })

  it.each([
    [
      '[S5.01] a letter as picture',
      ['lookbook', '--print', 'letter.png', '--out', 'no/where'],
      'letter.png: You can only upload Image file!',
    ],
    [
      '[S5.13] an unknown colour code',
      ['lookbook', '--color', '11-9999', '--out', 'no/where'],
      'The colour code 11-9999 was not found.',
    ],
    [
      '[S7.01] a wrong token',
      ['lookbook', '--out', 'no', '--server', 'SERVER', '--token', 'wrong'],
      'does not accept the --token',
    ],
  ])('%s: the studio refuses it, and nothing is written', async (_, words, says) => {
    const before = await readdir(place)
    const asked = words.map((word) => (word === 'SERVER' ? toile.address : word))
    const { code, error } = await run(...asked, ...(words.includes('SERVER') ? [] : named))
    expect({ code, lines: error.trimEnd().split('\n').length }, error).toEqual({ code: 2, lines: 1 })
    expect(error).toContain(says)
    expect(await readdir(place)).toEqual(before)
  })
})

it('trace writes the mask, the lines and what is known of the piece', async () => {
  const { code, error } = await run(
    'trace',
    '--sketch',
    'sketch.png',
    '--category',
    'dress',
    '--out',
    'traced',
    ...named,
  )
  expect(code, error).toBe(0)
  expect(await readdir(join(place, 'traced'))).toEqual(['lines.png', 'mask.png', 'outline.svg', 'piece.json'])
  const piece = z
    .object({
      category: z.string(),
      width: z.number(),
      height: z.number(),
      anchors: z.record(z.string(), z.array(z.number())),
      choices: z.array(z.unknown()),
    })
    .parse(JSON.parse(await readFile(join(place, 'traced/piece.json'), 'utf8')))
  expect([piece.category, piece.choices.length]).toEqual(['dress', 3])
  expect(Object.keys(piece.anchors).length).toBeGreaterThan(3)
  expect(await size('traced/mask.png')).toEqual([piece.width, piece.height])
  const { channels } = await sharp(join(place, 'traced/mask.png')).stats()
  expect(channels[3]?.mean).toBeGreaterThan(20)
  expect(channels[3]?.mean).toBeLessThan(200)
})

it('catalogue lists every entry with its knobs', async () => {
  const { code, out } = await run('catalogue', '--json')
  expect(code).toBe(0)
  const all = z
    .record(
      z.string(),
      z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          knobs: z.record(z.string(), z.object({ label: z.string() }).loose()),
        }),
      ),
    )
    .parse(JSON.parse(out))
  const steering = ['seasons', 'occasions', 'markets', 'keywords']
  for (const name of ['mannequins', 'garments', 'accessories', 'prints', 'fabrics', 'styles', ...steering]) {
    const ids = sure(all[name]).map(({ id }) => id)
    expect(ids.length, name).toBeGreaterThan(2)
    expect(new Set(ids).size, name).toBe(ids.length)
  }
  expect(Object.keys(sure(all['garments']).find(({ id }) => id === 'tShirt')?.knobs ?? {}).length).toBeGreaterThan(2)
  const words = (await run('catalogue')).out
  expect(words).toContain('tShirt')
  expect(words).toMatch(/sleeve short\|/)
  expect((await run('catalogue', '--help')).out).toContain('--json')
})

it('catalogue draws its entries into a folder, and what is not drawn is refused by name', async () => {
  const { code } = await run('catalogue', '--out', join(place, 'catalogue'), '--draw', 'shoes')
  expect(code).toBe(0)
  expect((await readdir(join(place, 'catalogue'))).length).toBeGreaterThan(15)
  expect(await size('catalogue/shoe-loafer.png')).toEqual([480, 576])
  const wrong = await run('catalogue', '--out', join(place, 'catalogue'), '--draw', 'colours')
  expect(wrong.code).toBe(2)
  expect(wrong.error).toMatch(/--draw must be one of garments, people/)
})

describe('draw', () => {
  const look = (own: Partial<Design> = {}) => JSON.stringify(plainDesign(own))
  beforeAll(async () => {
    await writeFile(join(place, 'look.json'), look())
    await writeFile(join(place, 'small.json'), look({ size: { width: 768, height: 1152 }, lips: { r: 9, g: 9, b: 9 } }))
  })

  it('[S1.05] draws a scene of a look in the size of the look, or as wide as told', async () => {
    const { code, error } = await run('draw', '--scene', 'look', '--look', 'small.json', '--out', 'drawn')
    expect(code, error).toBe(0)
    expect(error).toContain('look.png lies in drawn')
    expect(await size('drawn/look.png')).toEqual([768, 1152])
    expect((await run('draw', '--scene', 'back', '--look', 'look.json', '--width', '64', '--out', 'drawn')).code).toBe(
      0,
    )
    expect(await size('drawn/back.png')).toEqual([64, 96])
  })

  it('draws a garment in lines, looks side by side, and what is no look', async () => {
    const flat = ['draw', '--scene', 'garmentFlat', '--look', 'look.json', '--garment', 'g1', '--out', 'flat']
    expect((await run(...flat)).code).toBe(0)
    expect(await readFile(join(place, 'flat/garmentFlat.svg'), 'utf8')).toMatch(/<svg[\s\S]*id="back"/)
    const both = ['--look', 'look.json', '--look', 'small.json']
    expect((await run('draw', '--scene', 'lineUp', ...both, '--out', 'both')).code).toBe(0)
    const [width, height] = await size('both/lineUp.png')
    expect(height).toBe(1000)
    expect(width).toBeGreaterThan(500)
    const ines = '{"person":"ines","part":"head"}'
    expect((await run('draw', '--scene', 'person', '--with', ines, '--width', '96', '--out', 'head')).code).toBe(0)
    expect(await size('head/person.png')).toEqual([96, 96])
  })

  it.each([
    [
      'an unknown scene',
      ['--scene', 'fresco', '--look', 'look.json'],
      '--scene must be one of look, product, retouched, filmFrame, cutOut',
    ],
    ['no look', ['--scene', 'look'], 'look takes design; something of it is missing or wrong.'],
    ['a letter as look', ['--scene', 'look', '--look', 'letter.png'], 'letter.png is no design.'],
    ['half an object', ['--scene', 'person', '--with', '{"person'], '--with must be an object written as JSON.'],
    ['a garment that is not worn', ['--scene', 'garmentFlat', '--look', 'look.json', '--garment', 'g7'], 'not here'],
  ])('%s: one sentence, code 2, nothing written', async (_, words, says) => {
    const { code, error } = await run('draw', ...words, '--out', 'nothing')
    expect({ code, lines: error.trimEnd().split('\n').length }, error).toEqual({ code: 2, lines: 1 })
    expect(error).toContain(says)
    expect(await readdir(place)).not.toContain('nothing')
  })
})
