import { describe, expect, it } from 'vitest'
import { sure } from '@toile/geometry'
import { cornered } from './cornered.ts'

const [width, height, scale, at] = [30, 300, 60, 200]

/** A ground whose rows are told apart by their green. */
const striped = () => ({
  albedo: new Uint8ClampedArray(width * height * 4).map((_, j) =>
    j % 4 === 1 ? (Math.floor(j / 4 / width) % 20 < 10 ? 60 : 200) : j % 4 === 3 ? 255 : 120,
  ),
  form: null,
})
const changesIn = (rgba: Uint8ClampedArray, from: number, to: number) => {
  let changes = 0
  for (let y = from; y < to - 1; y++) {
    const [here, next] = [sure(rgba[(y * width + 5) * 4 + 1]), sure(rgba[((y + 1) * width + 5) * 4 + 1])]
    if (here > 100 !== next > 100) changes++
  }
  return changes
}

describe('a ground as wall and floor', () => {
  const floor = cornered(striped(), { width, height, scale, at, bends: false })

  it('[S1.07] shows its floor foreshortened below a corner that is dark, and faces upwards there', () => {
    expect(changesIn(floor.albedo, 200, 290)).toBeGreaterThan(changesIn(floor.albedo, 100, 190) * 1.8)
    const red = (y: number) => sure(floor.albedo[(y * width + 5) * 4])
    expect(red(199)).toBeLessThan(red(120) - 20)
    const down = (y: number) => sure(floor.form?.[(y * width + 5) * 4 + 1])
    expect(down(150)).toBe(0)
    expect(down(250)).toBeGreaterThan(0.2)
  })

  it('[S1.07] runs out over the floor without a line where it bends', () => {
    const { albedo, form } = cornered(striped(), { width, height, scale, at, bends: true })
    expect(albedo).toEqual(striped().albedo)
    const slopes = Array.from({ length: 90 }, (_, k) => sure(form?.[((160 + k) * width + 5) * 4 + 1]))
    slopes.forEach((slope, k) => {
      if (k) expect(slope - sure(slopes[k - 1])).toBeLessThan(0.02)
    })
    expect(slopes.at(-1)).toBeGreaterThan(0.2)
  })
})
