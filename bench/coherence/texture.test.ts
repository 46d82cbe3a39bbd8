import { openChance, sure } from '@toile/geometry'
import type { Pixels } from '@toile/picture/surface.ts'
import { describe, expect, it } from 'vitest'
import { textureOf } from './texture.ts'
import { textureScale } from './textureDistance.ts'

const side = 256

/** A picture whose grey is told by place, in inks between two colours. */
function picture(grey: (x: number, y: number) => number, dark = [0, 0, 0], light = [255, 255, 255]): Pixels {
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let i = 0; i < side * side; i++) {
    const share = grey(i % side, Math.floor(i / side))
    for (let k = 0; k < 3; k++) rgba[i * 4 + k] = sure(dark[k]) + (sure(light[k]) - sure(dark[k])) * share
  }
  return { width: side, height: side, rgba }
}

const level = (x: number, y: number) => 0.5 + 0.5 * Math.sin(y / 5 + 0.3 * Math.sin(x / 40))
const upright = (x: number, y: number) => level(y, x)
const speckled = () => {
  const chance = openChance(7)
  return () => chance.next()
}
const soft = (x: number, y: number) => 0.5 + 0.25 * (Math.sin(x / 60) + Math.cos(y / 50))

describe('the matcher by texture', () => {
  const photographs = [picture(level), picture(upright), picture(speckled()), picture(soft)].map(textureOf)
  const apart = textureScale(photographs)
  const nearest = (pixels: Pixels) => {
    const own = textureOf(pixels)
    const distances = photographs.map((photograph) => apart(own, photograph))
    return distances.indexOf(Math.min(...distances))
  }

  it('[S9.04] finds a texture in another crop, and tells lines by the way they run', () => {
    expect(nearest(picture((x, y) => level(x + 77, y + 33)))).toBe(0)
    expect(nearest(picture((x, y) => upright(x + 77, y + 33)))).toBe(1)
    expect(nearest(picture((x, y) => soft(x + 77, y + 33)))).toBe(3)
  })

  it('[S9.04] is blind to colour and to light', () => {
    const [plain, colored] = [textureOf(picture(level)), textureOf(picture(level, [120, 10, 60], [160, 90, 90]))]
    expect(apart(plain, colored)).toBeLessThan(0.15 * apart(plain, sure(photographs[1])))
    expect(nearest(picture(level, [10, 30, 90], [40, 70, 120]))).toBe(0)
  })

  it('[S9.04] sees through flat inks', () => {
    expect(nearest(picture((x, y) => Math.round(level(x, y) * 4) / 4))).toBe(0)
    expect(nearest(picture((x, y) => Math.round(soft(x, y) * 6) / 6))).toBe(3)
  })
})
