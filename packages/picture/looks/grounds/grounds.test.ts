import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { Color } from '@toile/craft/colors/color.ts'
import { type BackdropId, backdrops } from '@toile/craft/designs/backdrops.ts'
import { type Design, designSchema, type Style } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { describe, expect, it } from 'vitest'
import { type Drawing, openDrawing } from '../../scenes/openDrawing.ts'
import type { Host, Surface } from '../../surface.ts'
import { groundOf } from './index.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 160, height: 240 }
const [pale, clay]: Color[] = [
  { r: 240, g: 236, b: 228 },
  { r: 196, g: 112, b: 90 },
]
const ids = backdrops.map(({ id }) => id)

const dress = plainWorn('shirtDress', { r: 60, g: 72, b: 120 }, { id: 'g1' })
const look = (
  backdrop: BackdropId | null,
  ground = pale,
  style: Style = 'illustration',
  worn: unknown[] = [],
): Design =>
  designSchema.parse({
    version: designVersion,
    style,
    mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
    shoes: { kind: 'pump', color: { r: 40, g: 34, b: 40 } },
    lips: { r: 170, g: 60, b: 60 },
    ground,
    garments: worn,
    origin: null,
    ...(backdrop && { backdrop }),
  })

const read = (surface: Surface) => ({
  width: surface.width,
  data: surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data,
})
const drawn = (design: Design, desk = openDrawing(host)) => read(desk.draw({ kind: 'look', design, ...size }))
const keyOf = (design: Design, desk: Drawing) => Buffer.from(drawn(design, desk).data).toString('base64')
const at = ({ width, data }: ReturnType<typeof read>, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]
const far = (a: readonly number[], b: readonly number[]) => Math.max(...a.map((value, i) => Math.abs(value - b[i])))
/** Mean red of a stretch of the floor from `left` on, in the rows of the feet. */
const floorFrom = ({ width, data }: ReturnType<typeof read>, left: number) => {
  const seen = Array.from({ length: 16 }, (_, y) =>
    Array.from({ length: 24 }, (__, x) => data[((y + 210) * width + x + left) * 4]),
  ).flat()
  return seen.reduce((sum, value) => sum + value, 0) / seen.length
}

describe('grounds', () => {
  it('[S4.01] each fills the whole picture, differs from all others, and is the same every time', () => {
    const [one, other] = [openDrawing(host), openDrawing(host)]
    for (const ground of [pale, clay]) {
      const pictures = [null, ...ids].map((id) => keyOf(look(id, ground), one))
      expect(new Set(pictures).size).toBe(ids.length + 1)
      ids.forEach((id, i) => expect(keyOf(look(id, ground), other), id).toBe(pictures[i + 1]))
    }
    for (const id of ids)
      expect(
        drawn(look(id)).data.every((value, i) => i % 4 !== 3 || value === 255),
        id,
      ).toBe(true)
  })

  it('[S4.01] without a backdrop the ground is even and of the very colour that was asked', () => {
    const picture = drawn(look(null, clay))
    for (const [x, y] of [
      [0, 0],
      [159, 0],
      [0, 239],
      [159, 239],
      [8, 120],
    ])
      expect(at(picture, x, y)).toEqual([clay.r, clay.g, clay.b, 255])
  })

  it('[S4.01] a block and a wash are of the asked colour on a sheet that is nearly bare; a pale one is the sheet', () => {
    for (const id of ['block', 'wash'] as const) {
      const picture = drawn(look(id, clay))
      expect(Math.min(...at(picture, 2, 2)), id).toBeGreaterThan(230)
      expect(
        at(drawn(look(id, pale)), 2, 2).every((value, i) => Math.abs(value - [pale.r, pale.g, pale.b, 255][i]) < 8),
      ).toBe(true)
    }
    expect(far(at(drawn(look('block', clay)), 96, 40), [clay.r, clay.g, clay.b, 255])).toBeLessThan(3)
    const onPale = drawn(look('block', pale))
    expect(far(at(onPale, 96, 40), at(onPale, 2, 2))).toBeGreaterThan(16)
    expect(groundOf('block').sheet(clay).r).toBeGreaterThan(240)
  })

  it('[S4.01] the floor of a studio meets its wall behind the feet, and a shade of the whole figure lies on it', () => {
    const picture = drawn(look('studio', clay))
    expect(at(picture, 4, 120)[0] - at(picture, 4, 205)[0]).toBeGreaterThan(4)
    // The lamp stands on the left.
    for (const id of ['studio', 'block'] as const) {
      const thrown = drawn(look(id, clay))
      expect(floorFrom(thrown, 20) - floorFrom(thrown, 108), id).toBeGreaterThan(2)
    }
    const plain = drawn(look(null, clay))
    expect(floorFrom(plain, 20) - floorFrom(plain, 108)).toBeLessThan(2)
  })

  it('[S4.01] ink leaves open the sheet and not the block behind it, whatever was drawn before', () => {
    const desk = openDrawing(host)
    const clear = (backdrop: BackdropId | null, ground: Color, own = desk) =>
      Buffer.from(read(own.draw({ kind: 'cutOut', design: look(backdrop, ground, 'ink', [dress]), ...size })).data)
    const onClay = clear(null, clay)
    const onBlock = clear('block', clay)
    expect(onBlock.equals(onClay)).toBe(false)
    expect(onBlock.equals(clear(null, groundOf('block').sheet(clay), openDrawing(host)))).toBe(true)
  })

  it('[S4.01] a line-up stands before one ground, and transparent pictures before none', () => {
    const desk = openDrawing(host)
    const designs = [look('block', clay), look('block', clay)]
    const pictures = [undefined, ...ids].map((backdrop) =>
      read(desk.draw({ kind: 'lineUp', designs, width: 0, height: 160, ground: clay, backdrop })),
    )
    expect(new Set(pictures.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(ids.length + 1)
    expect(Math.min(...at(pictures[1 + ids.indexOf('block')], 1, 1))).toBeGreaterThan(230)
    const clear = read(desk.draw({ kind: 'cutOut', design: look('studio'), ...size }))
    expect(at(clear, 2, 2)[3]).toBe(0)
  })
})
