import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { Design, Style, Worn } from '@toile/craft/designs/design.ts'
import { sure } from '@toile/geometry'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { readPicture } from '@toile/picture/inspiration/readPicture.ts'
import type { Reading } from '@toile/craft/script/reading.ts'
import type { Surface } from '@toile/picture/surface.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DrawingPage } from './testing/drawingPage.ts'
import { openDrawingPage } from './testing/openPage.ts'

const clay = { r: 176, g: 72, b: 47 }
const oat = { r: 228, g: 216, b: 192 }
const ink = { r: 31, g: 42, b: 68 }

const worn = (id: string, garment: string, own: Partial<Worn> = {}): Worn => ({
  id,
  cut: { kind: 'garment', garment },
  knobs: {},
  fabric: 'cotton',
  fill: { kind: 'solid', color: clay },
  contrast: null,
  trim: ink,
  print: null,
  hidden: false,
  seed: 7,
  ...own,
})

const design = (style: Style, person: string, garments: Worn[]): Design => ({
  version: designVersion,
  style,
  mannequin: { person, pose: 'walk', mirrored: false },
  shoes: { kind: 'pump', color: ink },
  lips: clay,
  ground: { r: 240, g: 237, b: 231 },
  garments,
  origin: null,
})

const floral: Worn['print'] = {
  source: { kind: 'construction', print: 'floral', colors: [oat, clay, ink], seed: 11 },
  mode: 'overall',
  repeat: 'halfDrop',
  width: 180,
  x: 20,
  y: -30,
  angle: 12,
  opacity: 1,
}

const designs: Readonly<Record<string, Design>> = {
  'ink, printed': design('ink', 'ines', [worn('g1', 'wrapDress', { print: floral, fabric: 'silk' })]),
  'illustration, gradient': design('illustration', 'amara', [
    worn('g1', 'wideTrousers', { fill: { kind: 'solid', color: oat }, fabric: 'linen' }),
    worn('g2', 'shirt', {
      fill: {
        kind: 'gradient',
        gradient: {
          angle: 60,
          stops: [
            { at: 0, color: ink, opacity: 1 },
            { at: 1, color: clay, opacity: 1 },
          ],
        },
      },
    }),
  ]),
  realistic: design('realistic', 'mei', [
    worn('g1', 'jeans', { fill: { kind: 'solid', color: ink }, fabric: 'denim' }),
    worn('g2', 'trench', { fill: { kind: 'solid', color: oat }, fabric: 'wool' }),
  ]),
}

const onServer = (order: PictureOrder): Uint8ClampedArray => {
  // Its drawImage is typed for its own canvases only; every surface here is one.
  const host = { createCanvas: (width: number, height: number) => createCanvas(width, height) as unknown as Surface }
  const surface = openDrawing(host).draw(order)
  return surface.getContext('2d').getImageData(0, 0, order.width, order.height).data
}

let opened: Awaited<ReturnType<typeof openDrawingPage>>

const inBrowser = async (order: PictureOrder): Promise<Uint8Array> => {
  const text = await opened.page.evaluate((asked) => (globalThis as unknown as DrawingPage).drawnPixels(asked), order)
  return Buffer.from(text, 'base64')
}

/** The last digits of roots and powers may differ between engines. */
const rounded = (reading: Reading): unknown =>
  JSON.parse(JSON.stringify(reading, (_, value: unknown) => (typeof value === 'number' ? value.toFixed(6) : value)))

beforeAll(async () => {
  opened = await openDrawingPage()
})

afterAll(() => opened?.close())

describe('the browser and the server', () => {
  it('[S9.04] read the same of a picture, the browser in its drawing worker and not on the page', async () => {
    const canvas = createCanvas(120, 90)
    const context = canvas.getContext('2d')
    context.fillStyle = '#28506e'
    context.fillRect(0, 0, 120, 90)
    context.fillStyle = '#d8643c'
    context.fillRect(40, 25, 40, 40)
    const { data } = context.getImageData(0, 0, 120, 90)
    const address = `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`
    const read = await opened.page.evaluate(
      (stored) => (globalThis as unknown as DrawingPage).readStored(stored),
      address,
    )
    const here = readPicture({ width: 120, height: 90, rgba: data })
    expect(rounded(read)).toEqual(rounded(here))
    expect(opened.page.workers()).toHaveLength(1)
  })

  it.each(Object.entries(designs))(
    'draw the same pixels: %s, front and back, at most 2 of 255 apart save one pixel in a thousand',
    async (_, document) => {
      for (const kind of ['look', 'back'] as const) {
        const order = { kind, design: document, width: 512, height: 768 } as const
        const there = await inBrowser(order)
        const here = onServer(order)
        expect(there.length).toBe(here.length)
        let apart = 0
        let drawn = 0
        for (let i = 0; i < here.length; i += 4) {
          const most = Math.max(...[0, 1, 2, 3].map((k) => Math.abs(sure(here[i + k]) - sure(there[i + k]))))
          if (most > 2) apart++
          if (Math.abs(sure(here[i]) - 240) > 20) drawn++
        }
        expect(drawn / (here.length / 4)).toBeGreaterThan(0.05)
        expect(apart / (here.length / 4)).toBeLessThanOrEqual(0.001)
      }
    },
  )
})
