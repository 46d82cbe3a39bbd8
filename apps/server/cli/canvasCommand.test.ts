import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePsdUint8Array } from 'ag-psd'
import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { writeCanvas } from '@toile/canvas/files/own/writeCanvas.ts'
import { cutTiles } from '@toile/canvas/tiles/cutTiles.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashBytes } from '../host/files/hashBytes.ts'
import { openDrawing } from '../pictures/drawing/drawPicture.ts'
import { plainDesign } from '../testing/things.ts'
import { canvas } from './canvasCommand.ts'
import { Mistake } from './mistake.ts'

const size = { width: 256, height: 384 }
let place: string
async function run(...words: string[]) {
  const said: string[] = []
  const terminal = { print: () => undefined, say: (text: string) => void said.push(text) }
  await (async () => canvas.run(words, { ...terminal, signal: new AbortController().signal }))()
  return said
}
const pixelsOf = async (name: string) => {
  const { data, info } = await sharp(join(place, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
const farthest = (a: Buffer, b: Buffer) =>
  a.reduce((most, level, i) => Math.max(most, Math.abs(level - (b[i] ?? 999))), 0)

/** A painting of one half-clear red square, in the middle of a sheet of linen. */
async function square(): Promise<Uint8Array> {
  const tiles = openTiles()
  const rgba = new Uint8ClampedArray(40 * 40 * 4)
  for (let i = 0; i < rgba.length; i += 4) rgba.set([200, 20, 40, 128], i)
  const cut = [...cutTiles({ width: 40, height: 40, rgba }, 30, 20)].map(
    ([key, tile]) => [key, tiles.keep(tile)] as const,
  )
  const layer = newLayer('a', 'Square', Object.fromEntries(cut))
  return writeCanvas(
    { ...emptyCanvas(100, 80, '#f0e8d8'), root: ['a'], layers: { a: layer }, active: 'a' },
    tiles,
    hashBytes,
  )
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'toile-canvas-'))
  process.env['INIT_CWD'] = place
  await writeFile(join(place, 'square.toile-canvas'), await square())
  await writeFile(join(place, 'look.json'), JSON.stringify(plainDesign({ size })))
  await writeFile(join(place, 'letter.psd'), 'Dear designer')
})
afterAll(async () => {
  delete process.env['INIT_CWD']
  await rm(place, { recursive: true })
})

describe('toile canvas', () => {
  it('[S3.20] flatten writes the picture of a painting as PNG, JPEG and WebP, on its sheet or on nothing, in its size or another', async () => {
    expect(await run('flatten', 'square.toile-canvas', '--out', 'square.png')).toEqual([
      'square.toile-canvas is flattened in square.png.',
    ])
    const { data, width, height } = await pixelsOf('square.png')
    expect([width, height, ...data.subarray(0, 4)]).toEqual([100, 80, 240, 232, 216, 255])
    const middle = (40 * 100 + 50) * 4
    expect(farthest(data.subarray(middle, middle + 4), Buffer.of(220, 126, 128, 255))).toBeLessThanOrEqual(1)
    await run('flatten', 'square.toile-canvas', '--clear', '--out', 'clear.png')
    const clear = await pixelsOf('clear.png')
    expect([...clear.data.subarray(0, 4), ...clear.data.subarray(middle, middle + 4)]).toEqual([
      0, 0, 0, 0, 200, 20, 40, 128,
    ])
    await run('flatten', 'square.toile-canvas', '--width', '50', '--out', 'small.webp')
    await run('flatten', 'square.toile-canvas', '--out', 'square.jpg')
    const forms = await Promise.all(['small.webp', 'square.jpg'].map((name) => sharp(join(place, name)).metadata()))
    expect(forms.map((form) => [form.format, form.width, form.height])).toEqual([
      ['webp', 50, 40],
      ['jpeg', 100, 80],
    ])
  })

  it('[S1.12] open writes a look with its layers as a Photoshop file, whose picture is the look, and as a file of Toile', async () => {
    const said = await run('open', 'look.json', '--psd', 'look.psd', '--ora', 'look.ora', '--own', 'look.toile-canvas')
    expect(said.join('\n')).toMatch(/look\.json is opened as \d+ layers in look\.psd\./)
    await run('flatten', 'look.psd', '--out', 'fromPsd.png')
    await run('flatten', 'look.toile-canvas', '--out', 'fromOwn.png')
    await run('flatten', 'look.ora', '--out', 'fromOra.png')
    const drawn = await openDrawing({ pictures: {}, pieces: {} }).draw({
      kind: 'look',
      design: plainDesign({ size }),
      ...size,
      form: 'png',
    })
    await writeFile(join(place, 'drawn.png'), drawn)
    const [psd, own] = [await pixelsOf('fromPsd.png'), await pixelsOf('fromOwn.png')]
    expect([psd.width, psd.height]).toEqual([size.width, size.height])
    expect(farthest(psd.data, own.data)).toBeLessThanOrEqual(1)
    expect(farthest(psd.data, (await pixelsOf('drawn.png')).data)).toBeLessThanOrEqual(2)
    expect((await pixelsOf('fromOra.png')).width).toBe(size.width)
  })

  it('[S8.04] what a Photoshop file has and is not drawn here is said by name', async () => {
    const imageData = { width: 9, height: 9, data: new Uint8ClampedArray(9 * 9 * 4).fill(255) }
    const effects = { dropShadow: [{ enabled: true }] }
    const children = [{ name: 'Coat', left: 0, top: 0, imageData, effects }]
    await writeFile(join(place, 'coat.psd'), writePsdUint8Array({ width: 9, height: 9, imageData, children }))
    expect(await run('flatten', 'coat.psd', '--out', 'coat.png')).toEqual([
      'Coat: Its effects are not drawn: Drop shadow.',
      'coat.psd is flattened in coat.png.',
    ])
  })

  it.each([
    ['no act', [], 'What of a painting: flatten, open?'],
    ['no file', ['flatten', '--out', 'no.png'], 'Name one file'],
    ['a file that is not there', ['flatten', 'gone.psd', '--out', 'no.png'], 'gone.psd does not exist.'],
    [
      'a letter',
      ['flatten', 'letter.psd', '--out', 'no.png'],
      'This is not a painting of Toile; choose a file that Toile saved.',
    ],
    [
      'a picture of another kind',
      ['flatten', 'square.toile-canvas', '--out', 'no.gif'],
      '--out must end in .png, .jpg, .webp',
    ],
    ['a clear JPEG', ['flatten', 'square.toile-canvas', '--clear', '--out', 'no.jpg'], 'has no transparency'],
    ['nothing to write', ['open', 'look.json'], 'Name a file to write'],
  ])('[S8.04] %s: one sentence, and nothing written', async (_, words, says) => {
    const before = await readdir(place)
    await expect(run(...words)).rejects.toThrow(Mistake)
    await expect(run(...words)).rejects.toThrow(says)
    expect(await readdir(place)).toEqual(before)
  })
})
