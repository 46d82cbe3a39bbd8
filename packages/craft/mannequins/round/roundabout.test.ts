import { describe, expect, it } from 'vitest'
import { radians } from './place.ts'
import { roundabout } from './roundabout.ts'

const section = { wide: 0.5, front: 0.35, back: 0.3 }
const shares = Array.from({ length: 41 }, (_, i) => -1 + i / 20)
const at = (u: number, degrees: number) => roundabout(u, section, degrees * radians)

describe('a shell that is turned', () => {
  it('[S3.04] is as it was from the front', () => {
    for (const u of shares) expect(at(u, 0).x).toBeCloseTo(u * section.wide, 6)
  })

  it('[S3.04] never folds over itself: what lies beside one another stays so, at every turn', () => {
    for (const degrees of [-48, -34, -20, -5, 5, 20, 34, 48])
      shares.slice(1).forEach((u, i) => {
        const step = at(u, degrees).x - at(shares[i], degrees).x
        expect(step, `${degrees} at ${u}`).toBeGreaterThan(-1e-6)
        expect(step, `${degrees} at ${u}`).toBeLessThan(0.15)
      })
  })

  it('[S3.04] covers the whole silhouette, from the contour of its back to that of its front', () => {
    for (const degrees of [15, 34, 48]) {
      const [sine, cosine] = [Math.sin(degrees * radians), Math.cos(degrees * radians)]
      expect(at(1, degrees).x).toBeCloseTo(Math.hypot(section.wide * cosine, section.front * sine), 3)
      expect(at(-1, degrees).x).toBeCloseTo(-Math.hypot(section.wide * cosine, section.back * sine), 2)
    }
  })

  it('[S3.04] hides what is behind the far contour and turns the middle aside', () => {
    expect(at(0.98, 40).seen).toBe(false)
    expect(at(-0.98, 40).seen).toBe(true)
    expect(at(0, 40).x).toBeCloseTo(section.front * Math.sin(40 * radians), 3)
    expect(at(0.3, -40).x).toBeCloseTo(-at(-0.3, 40).x, 6)
  })
})
