import { describe, expect, it } from 'vitest'
import { cropBeyond } from './cropBeyond.ts'
import { cropTo } from './cropTo.ts'
import { pictureOf } from './testing/pictureOf.ts'

/** A red disc in the middle of a blue ground, and a yellow thing that the lower side cuts. */
const scene = pictureOf('scene', 300, 200, () => (u, v) => {
  if (Math.hypot((u - 0.5) * 1.5, v - 0.5) < 0.25) return [200, 40, 40]
  return v > 0.8 && Math.abs(u - 0.6) < 0.12 ? [240, 210, 40] : [40, 70, 150]
})
const part = { left: -0.5, top: -1, width: 2, height: 3 }
const side = 120
const wide = cropBeyond(scene, part, side, side)
const toneAt = (x: number, y: number) => wide.rgba.slice((y * side + x) * 4, (y * side + x) * 4 + 3)

describe('a part that reaches beyond its picture', () => {
  it('[S9.04] shows the picture whole, where and as large as it lies in the part', () => {
    let [red, sumX, sumY] = [0, 0, 0]
    for (let i = 0; i < side * side; i++) {
      const [r, , b] = [wide.rgba[i * 4], 0, wide.rgba[i * 4 + 2]]
      if (r < 150 || b > 90) continue
      if (wide.rgba[i * 4 + 1] > 120) continue
      red++
      sumX += i % side
      sumY += Math.floor(i / side)
    }
    expect(red / (Math.PI * 10 * 10)).toBeCloseTo(1, 0)
    expect(Math.abs(sumX / red - 60)).toBeLessThan(1)
    expect(Math.abs(sumY / red - 60)).toBeLessThan(1)
  })

  it('[S9.04] goes on as calm ground, in which what the side cuts does not run on', () => {
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        if (y >= 40 && y < 80 && x >= 30 && x < 90) continue
        const [r, g, b] = toneAt(x, y)
        expect(Math.abs(r - 40) + Math.abs(g - 70) + Math.abs(b - 150), `${x} ${y}`).toBeLessThan(40)
      }
  })

  it('[S9.04] within the picture it is the picture', () => {
    const inner = { left: 0.1, top: 0.2, width: 0.5, height: 0.6 }
    expect(cropBeyond(scene, inner, 50, 40)).toEqual(cropTo(scene, inner, 50, 40))
  })
})
