import { describe, expect, it } from 'vitest'
import { keptPlace, printMatrix } from './printMatrix.ts'

const straight = { x: 0, y: 0, angle: 0, mode: 'overall' } as const
const picture = { across: 50, down: 25 }

const placeOf = (placed: Parameters<typeof printMatrix>[0], x: number, y: number) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = printMatrix(placed, picture)
  return [a * x + b * y + c, d * x + e * y + f]
}
const near = (found: readonly number[], wanted: readonly number[]) =>
  wanted.forEach((one, i) => expect(found[i]).toBeCloseTo(one, 9))

describe('a print on a piece', () => {
  it('[S3.12] repeats after its own millimetres, from its left upper corner', () => {
    near(placeOf(straight, 0, 0), [0, 0])
    near(placeOf(straight, 50, -25), [1, 1])
    near(placeOf(straight, 125, 50), [2.5, -2])
  })

  it('[S3.12] moves as it is moved: to the right and down the cloth', () => {
    near(placeOf({ ...straight, x: 12, y: 7 }, 12, -7), [0, 0])
    near(placeOf({ ...straight, x: 12, y: 7, mirrored: true }, 12, -7), [0, 0])
    near(placeOf({ ...straight, x: 12, y: 7, angle: 30 }, 12, -7), [0, 0])
  })

  it('[S3.12] is turned clockwise as it is seen, and turned over left and right', () => {
    near(placeOf({ ...straight, angle: 90 }, 0, -50), [1, 0])
    near(placeOf({ ...straight, mirrored: true }, -50, 0), [1, 0])
  })

  it('[S3.12] that is laid once has its middle where it is laid', () => {
    near(placeOf({ ...straight, mode: 'single', x: 40, y: -10 }, 40, 10), [0.5, 0.5])
    near(placeOf({ ...straight, mode: 'single', x: 40, y: -10 }, 65, 22.5), [1, 0])
  })

  it('[S3.12] is kept with three decimals of a thousand millimetres', () => {
    expect([keptPlace(12.4999), keptPlace(-1234.5678), keptPlace(0.2)]).toEqual([0.012, -1.235, 0])
  })
})
