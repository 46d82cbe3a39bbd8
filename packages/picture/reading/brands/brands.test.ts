import { createCanvas } from '@napi-rs/canvas'
import { profileOf } from '@toile/craft/brands/profileOf.ts'
import { readingSchema } from '@toile/craft/brands/brandReading.ts'
import { colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { readFaults } from './readFaults.ts'
import { readBrandPicture } from './readBrandPicture.ts'
import { drawHouse } from './testing/drawHouse.ts'
import { houses } from './testing/houses.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const [marine, , moor] = houses

describe('what pictures of a brand tell', () => {
  it.each([
    ['stripe', marine],
    ['check', moor],
  ] as const)('[S2.61] %s swatches are named right and give the brand its colours', (kind, house) => {
    const swatches = drawHouse(host, house, { looks: 0, flats: 0, swatches: 2 })
    const read = swatches.map(({ id, pixels }) => ({ id, reading: readBrandPicture(pixels) }))
    for (const { reading } of read) {
      expect(readingSchema.parse(reading)).toEqual(reading)
      expect(reading.kind).toBe('print')
    }
    const profile = profileOf(read)
    expect(profile.prints.kinds[0]).toMatchObject({ kind })
    expect(profile.prints.kinds[0].share).toBeGreaterThan(0.8)
    for (const hex of house.colors.slice(0, 2)) {
      const put = fromHex(hex) ?? expect.fail(hex)
      expect(Math.min(...profile.palette.colors.map(({ color }) => colorDistance(color, put)))).toBeLessThan(10)
    }
  })

  it('[S2.61] a flat is known by its category and length, and its pen is measured', () => {
    const [trousers] = drawHouse(host, marine, { looks: 0, flats: 1, swatches: 0 })
    const reading = readBrandPicture(trousers.pixels)
    expect(reading).toMatchObject({ kind: 'garment', shapes: [{ category: 'trousers' }] })
    expect(reading.shapes[0].length).toBeGreaterThan(0.8)
    expect(reading.stroke?.width).toBeGreaterThan(0.001)
  })

  it('[S2.61] a look gives what is worn on top and below, where it ends, and its colours without skin and ground', () => {
    const [look] = drawHouse(host, marine, { looks: 1, flats: 0, swatches: 0 }, 600)
    const { kind, shapes, colors, outline } = readBrandPicture(look.pixels)
    expect(kind).toBe('look')
    expect(shapes.map(({ category }) => category)).toEqual(['tShirt', 'trousers'])
    expect(shapes[0].sleeve).toBeLessThan(0.6)
    expect(outline?.end).toBeGreaterThan(0.9)
    const navy = fromHex('#1d2746') ?? expect.fail()
    expect(colorDistance(colors[0].color, navy)).toBeLessThan(8)
  })

  it('[S2.61] small, blurred and dark pictures are told', () => {
    const grey = (side: number, of: (x: number) => number): Pixels => ({
      width: side,
      height: side,
      rgba: Uint8ClampedArray.from({ length: side * side * 4 }, (_, i) => (i % 4 === 3 ? 255 : of((i >> 2) % side))),
    })
    expect(
      readFaults(
        grey(120, (x) => (x % 20 < 10 ? 30 : 230)),
        'scene',
      ),
    ).toEqual(['small'])
    expect(
      readFaults(
        grey(420, (x) => (x % 20 < 10 ? 4 : 22)),
        'print',
      ),
    ).toContain('dark')
    expect(
      readFaults(
        grey(420, (x) => 128 + 100 * Math.sin(x / 14)),
        'scene',
      ),
    ).toContain('blurred')
  })
})
