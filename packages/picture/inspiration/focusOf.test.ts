import { readingSchema } from '@toile/craft/script/reading.ts'
import { describe, expect, it } from 'vitest'
import { readPicture } from './readPicture.ts'
import { flatPicture, type Ink } from './testing/flatPicture.ts'

const red: Ink = [200, 30, 40]
const green: Ink = [60, 120, 60]
const dotted = (x: number, y: number, [width, height]: readonly [number, number] = [192, 144]) =>
  readPicture(flatPicture(width, height, (u, v) => (Math.hypot(u - x, ((v - y) * height) / width) < 0.1 ? red : green)))
const focusIn = (picture: ReturnType<typeof readPicture>) => picture.focus ?? expect.fail('no focus')

describe('the subject of a picture', () => {
  it('[S9.04] lies where the one thing is that stands out, in pictures of every form', () => {
    for (const size of [
      [192, 144],
      [120, 192],
      [160, 160],
    ] as const)
      for (const [x, y] of [
        [0.5, 0.5],
        [0.25, 0.35],
        [0.7, 0.72],
      ] as const) {
        const focus = focusIn(dotted(x, y, size))
        expect(Math.abs(focus.x - x), `${size.join(' by ')}, ${x}`).toBeLessThan(0.08)
        expect(Math.abs(focus.y - y), `${size.join(' by ')}, ${y}`).toBeLessThan(0.08)
        expect(focus.aspect).toBeCloseTo(size[0] / size[1])
        expect(focus.spread).toBeLessThan(0.5)
      }
  })

  it('[S9.04] is scattered in a pattern, and everywhere in one flat colour', () => {
    const checks = readPicture(
      flatPicture(192, 144, (u, v) => ((Math.floor(u * 24) + Math.floor(v * 18)) % 2 ? red : green)),
    )
    expect(focusIn(checks).spread).toBeGreaterThan(0.75)
    const flat = focusIn(readPicture(flatPicture(40, 30, () => red)))
    expect(flat.spread).toBeGreaterThan(0.75)
    expect(flat.x).toBeCloseTo(0.5, 1)
  })

  it('[S9.04] tells whether something stands alone, so that it can be cut out', () => {
    expect(dotted(0.5, 0.5, [320, 240]).alone).toBe(true)
    expect(readPicture(flatPicture(160, 120, (_, v) => (v < 0.5 ? red : green))).alone).toBe(false)
  })

  it('[S9.04] is missing from readings of before, which are read still', () => {
    const { focus: _focus, alone: _alone, ...before } = dotted(0.5, 0.5)
    expect(readingSchema.parse(before)).toEqual(before)
  })
})
