import { describe, expect, it } from 'vitest'
import { pictureOf } from '../prints/derived/testing/pictureOf.ts'
import { ownShares } from './ownShares.ts'
import { readPicture } from './readPicture.ts'

const size = { width: 40, height: 30 }
const part = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }
const labels = (inside: (x: number, y: number) => number) =>
  Array.from({ length: size.width * size.height }, (_, i) => {
    const [x, y] = [((i % size.width) + 0.5) / size.width, (Math.floor(i / size.width) + 0.5) / size.height]
    return x > 0.25 && x < 0.75 && y > 0.25 && y < 0.75 ? inside(x, y) : 0
  })

describe('what a subject has of the colours', () => {
  it('[S9.04] is what lies in its box beyond what lies about it', () => {
    const striped = labels((x, y) => (y > 0.5 ? 0 : x < 0.5 ? 1 : 2))
    expect(ownShares(size, striped, 3, part)).toEqual([0, 0.5, 0.5])
  })

  it('[S9.04] is not known where nothing sets it apart', () => {
    expect(
      ownShares(
        size,
        labels(() => 0),
        2,
        part,
      ),
    ).toBeNull()
  })

  it('[S9.04] stands in the reading of a picture with a subject, and in no other', () => {
    const disc = (u: number, v: number) => Math.hypot((u - 0.5) * 1.5, v - 0.5) < 0.25
    const fish = pictureOf('fish', 360, 240, () => (u, v) => (disc(u, v) ? [230, 190, 40] : [20, 60, 80 + 10 * v]))
    const { clusters } = readPicture(fish)
    expect(clusters.reduce((sum, { own = 0 }) => sum + own, 0)).toBeCloseTo(1, 5)
    expect(clusters.find(({ own = 0 }) => own > 0.9)?.place[2]).toBeGreaterThan(0.1)
    const sea = pictureOf('sea', 360, 240, () => (_, v) => [20, 60 + 60 * v, 80])
    expect(readPicture(sea).clusters.every(({ own }) => own === undefined)).toBe(true)
  })
})
