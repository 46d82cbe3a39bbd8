import { distance, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { woman } from '../builds/woman.ts'
import type { Joints } from '../limb.ts'
import { openRuler } from './ruler.ts'

const bent = (degrees: number): Joints => {
  const angle = (degrees * Math.PI) / 180
  return [
    [0, 0],
    [0, 1.2],
    [Math.sin(angle), 1.2 + Math.cos(angle)],
  ]
}

describe('a limb as a ruler', () => {
  it('[S3.04] finds every place that it puts, along both bones and on both sides', () => {
    for (const degrees of [-50, -20, 0, 20, 50]) {
      const ruler = openRuler(bent(degrees), woman.arm, 1)
      for (const t of [0.1, 0.4, 0.75, 1.25, 1.6, 1.95])
        for (const s of [-0.14, -0.05, 0, 0.08, 0.14]) {
          const found = ruler.where(ruler.put(t, s))
          expect(found.t, `${degrees} ${t} ${s}`).toBeCloseTo(t, 1)
          expect(found.s, `${degrees} ${t} ${s}`).toBeCloseTo(s, 2)
        }
    }
  })

  it('[S3.04] takes back what a joint draws in: cloth at an elbow is as wide on the way there as on the way back', () => {
    const ruler = openRuler(bent(50), woman.arm, 1)
    for (const t of [0.86, 0.93, 1.07, 1.14])
      for (const s of [-0.14, 0.14]) expect(ruler.where(ruler.put(t, s)).s, `${t} ${s}`).toBeCloseTo(s, 1.5)
  })

  it('[S3.04] runs straight on beyond the wrist, and carries to another limb at the same share', () => {
    const straight = openRuler(bent(0), woman.arm, 1)
    const hand: Point = [0.02, 2.45]
    const { t, s } = straight.where(hand)
    expect(t).toBeGreaterThan(2)
    expect(distance(straight.put(t, s), hand)).toBeLessThan(0.01)
    const raised = openRuler(bent(140), woman.arm, 1)
    const [x, y] = raised.put(1.5, 0)
    expect(y).toBeLessThan(1.2)
    expect(x).toBeGreaterThan(0.2)
  })
})
