import { readFileSync, writeFileSync } from 'node:fs'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { designSchema, type Worn } from '@toile/fashion/designs/design.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { drawPrintSwatch } from './drawPrintSwatch.ts'
import { openDrawing } from './openDrawing.ts'

/** Golden pictures are written anew, on purpose and looked at, by GOLDEN=write. */
const writes = process.env.GOLDEN === 'write'
const size = { width: 160, height: 240 }
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

const hex = (value: number) => ({ r: value >> 16, g: (value >> 8) & 255, b: value & 255 })
const worn = (garment: string, color: number, own: Partial<Worn> = {}) => ({
  id: garment,
  cut: { kind: 'garment', garment },
  knobs: {},
  fabric: 'cotton',
  fill: { kind: 'solid', color: hex(color) },
  contrast: null,
  trim: null,
  print: null,
  hidden: false,
  seed: 7,
  ...own,
})
const print: NonNullable<Worn['print']> = {
  source: { kind: 'construction', print: 'gingham', colors: [hex(0xf3ead8), hex(0xc6483f)], seed: 3 },
  mode: 'overall',
  repeat: 'straight',
  width: 60,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}
const look = (style: string, person: string, pose: string, garments: readonly unknown[]) =>
  designSchema.parse({
    version: 1,
    style,
    mannequin: { person, pose, mirrored: false },
    shoes: { kind: 'loafer', color: hex(0x26222a) },
    lips: hex(0xb0463f),
    ground: hex(0xf8f4ee),
    garments,
    origin: null,
  })

const desk = openDrawing(host)
const coat = look('ink', 'ines', 'relaxed', [
  worn('trousers', 0x2b2f3a),
  worn('turtleneck', 0xefe9dc),
  worn('trench', 0xc9a878),
])
const evening = look('realistic', 'amara', 'contrapposto', [
  worn('slipDress', 0x2f4a3f, { fabric: 'silk' }),
  worn('leatherBelt', 0x2b2426, { fabric: 'leather' }),
])
const play = look('illustration', 'sam', 'kidStand', [worn('shorts', 0x3b6ea5), worn('tShirt', 0xe9c04c)])
const pictures: Record<string, () => Surface> = {
  ink: () => desk.look(coat, size),
  illustration: () =>
    desk.look(
      look('illustration', 'amara', 'walk', [worn('circleSkirt', 0x2f6a4f, { print }), worn('shirt', 0xf2efe8)]),
      size,
    ),
  realistic: () =>
    desk.look(
      look('realistic', 'theo', 'stand', [
        worn('jeans', 0x4a6c97, { fabric: 'denim' }),
        worn('sweater', 0xe8dfc9, { fabric: 'knit' }),
      ]),
      size,
    ),
  back: () =>
    desk.look(look('illustration', 'mei', 'relaxed', [worn('shirtDress', 0xc6503f)]), { ...size, view: 'back' }),
  flat: () => desk.flat(coat, { ...size, garment: 'trench' }),
  flatBack: () => desk.flat(coat, { ...size, garment: 'trench', view: 'back' }),
  cutOut: () => desk.look(evening, { ...size, transparent: true }),
  lineUp: () => desk.lineUp([coat, evening, play], { height: size.height, ground: hex(0xf8f4ee) }),
  garmentThumb: () => desk.garmentThumb('denimJacket', { ...size, color: hex(0x4a6c97), fabric: 'denim' }),
  personThumb: () => desk.personThumb('zuri', { ...size, part: 'head' }),
  shoeThumb: () => desk.shoeThumb('loafer', { ...size, person: 'marco', color: hex(0x6b3f2a) }),
  printSwatch: () =>
    drawPrintSwatch(host, desk.sources, {
      ...size,
      source: print.source,
      repeat: 'straight',
      across: 200,
      tileWidth: 60,
    }),
}

describe('golden pictures', () => {
  for (const [name, draw] of Object.entries(pictures)) {
    it(`${name} looks as it was approved`, async () => {
      const path = new URL(`./golden/${name}.png`, import.meta.url)
      const surface = draw()
      const { width, height } = surface
      const drawn = surface.getContext('2d').getImageData(0, 0, width, height).data
      if (writes) writeFileSync(path, (surface as unknown as Canvas).toBuffer('image/png'))
      const sheet = createCanvas(width, height).getContext('2d')
      sheet.drawImage(await loadImage(readFileSync(path)), 0, 0)
      const approved = sheet.getImageData(0, 0, width, height).data
      let far = 0
      for (let i = 0; i < drawn.length; i += 4) {
        const apart = Math.max(...[0, 1, 2, 3].map((k) => Math.abs(drawn[i + k] - approved[i + k])))
        if (apart > 40) far++
      }
      expect(far / (drawn.length / 4)).toBeLessThan(0.02)
    })
  }
})
