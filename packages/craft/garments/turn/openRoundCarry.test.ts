import { distance, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openRoundCarry } from './openRoundCarry.ts'
import { openShell } from './shell.ts'
import { draftedOn, posesOf } from './testing/carried.ts'

describe('waved cloth that moves', () => {
  it('[S1.09] is carried by a net of few places to where it is carried place by place, within a three-hundredth of a head and a twentieth at its edges', () => {
    for (const posed of posesOf('ines', 7).slice(0, 3)) {
      const shell = openShell(posed, draftedOn(posed, 'circleSkirt'))
      const [exactly, byNet] = [false, true].map((net) => openRoundCarry(posed, shell, net))
      if (!exactly || !byNet) return expect.fail('nothing is carried')
      const { waist, knee } = posed.build.levels
      const strayed = Array.from({ length: 400 }, (_, i) => {
        const y = waist + ((knee - waist) * (i % 20)) / 19
        const x = shell.section(y).drafted * (-1 + (2 * Math.floor(i / 20)) / 19)
        const [one, other] = [exactly(x, y), byNet(x, y)]
        const lengths: readonly [Point, Point] = [
          [one.round, one.flat],
          [other.round, other.flat],
        ]
        return Math.max(distance(one.at, other.at), distance(...lengths))
      })
      expect(strayed.reduce((sum, by) => sum + by, 0) / strayed.length).toBeLessThan(1 / 300)
      expect(Math.max(...strayed)).toBeLessThan(0.05)
    }
  })
})
