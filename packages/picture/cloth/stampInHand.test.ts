import { describe, expect, it } from 'vitest'
import type { Pixels } from '../surface.ts'
import type { Stamp } from './stamp.ts'
import { stampInHand } from './stampInHand.ts'

const side = 120
const gold = [200, 160, 70] as const

/** A dome of gold that catches the light in a hundred steps. */
function dome(): Stamp {
  const picture: Pixels = { width: side, height: side, rgba: new Uint8ClampedArray(side * side * 4) }
  const plain: Pixels = { ...picture, rgba: new Uint8ClampedArray(side * side * 4) }
  const rise = new Float32Array(side * side)
  for (let i = 0; i < rise.length; i++) {
    const [x, y] = [((i % side) - side / 2) / (side / 2 - 4), (Math.floor(i / side) - side / 2) / (side / 2 - 4)]
    const out = Math.hypot(x, y)
    if (out > 1) continue
    rise[i] = 12 * Math.sqrt(1 - out * out)
    plain.rgba.set([...gold, 255], i * 4)
    const tone = 1 - 0.5 * (x + y)
    picture.rgba.set([gold[0] * tone, gold[1] * tone, gold[2] * tone, 255], i * 4)
  }
  return { picture, plain, rise }
}

const on = { width: 40, angle: 0, mirrored: false }
const drawn = (style: 'ink' | 'illustration' | 'realistic', own: Partial<typeof on> = {}) =>
  stampInHand(dome(), { style, pen: 2 }, 3, { ...on, ...own })
/** The share of a picture that its commonest tones of red hold. */
function shareOf(tones: number, { rgba }: Pixels): number {
  const counts = new Map<number, number>()
  let all = 0
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 255) continue
    const tone = Math.round((rgba[i] ?? 0) / 4)
    counts.set(tone, (counts.get(tone) ?? 0) + 1)
    all++
  }
  const commonest = [...counts.values()].toSorted((a, b) => b - a).slice(0, tones)
  return commonest.reduce((sum, count) => sum + count, 0) / all
}
const redAt = ({ width, rgba }: Pixels, x: number, y: number) => rgba[(y * width + x) * 4] ?? 0

describe('an element in the hand of a look', () => {
  it('is a flat wash, one shade and a line in ink, a few planes in gouache, and as it is in a photograph', () => {
    expect(shareOf(3, drawn('ink'))).toBeGreaterThan(0.75)
    expect(shareOf(5, drawn('illustration'))).toBeGreaterThan(0.8)
    expect(shareOf(5, drawn('realistic'))).toBeLessThan(0.4)
  })

  it('has a line in ink that is heavier away from the lamp', () => {
    const ink = drawn('ink')
    const along = (way: 1 | -1) => {
      let dark = 0
      for (let k = 0; k < side / 2; k++) {
        const at = Math.round(side / 2 + way * k * Math.SQRT1_2)
        if ((ink.rgba[(at * side + at) * 4 + 3] ?? 0) > 0 && redAt(ink, at, at) < 90) dark++
      }
      return dark
    }
    expect(along(-1)).toBeGreaterThan(0)
    expect(along(1)).toBeGreaterThan(along(-1))
  })

  it('keeps its light where it is on the page when it is turned or mirrored', () => {
    const shadeOf = (picture: Pixels, x: number, y: number) => redAt(picture, side / 2 + x, side / 2 + y) < 150
    const plain = drawn('ink')
    expect([shadeOf(plain, 34, 34), shadeOf(plain, -34, -34)]).toEqual([true, false])
    const turned = drawn('ink', { angle: 180 })
    expect([shadeOf(turned, 34, 34), shadeOf(turned, -34, -34)]).toEqual([false, true])
    const mirrored = drawn('ink', { mirrored: true })
    expect([shadeOf(mirrored, -34, 34), shadeOf(mirrored, 34, -34)]).toEqual([true, false])
  })

  it('a picture of somebody’s own stays as it came', () => {
    const { picture } = dome()
    expect(stampInHand({ picture, rise: null }, { style: 'ink', pen: 1 }, 3, on)).toBe(picture)
  })
})
