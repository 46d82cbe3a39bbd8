import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { ownPerson } from '../../mannequins/ownFigure.ts'
import { gestureOf } from '../../mannequins/round/gestureOf.ts'
import { isLoud, lateralGaze, walks } from '../../mannequins/round/rhythm.ts'
import { bareBrief } from './bareBrief.ts'
import { chooseWearers, type Stand } from './chooseWearers.ts'

const seeds = Array.from({ length: 30 }, (_, i) => i + 1)
const casts: readonly (readonly string[])[] = [
  ['ines', 'amara', 'priya', 'ruth'],
  ['theo', 'kofi', 'kenji', 'marco'],
  ['ines'],
  ['lily', 'sam'],
]
const lineUps = casts.flatMap((cast) =>
  seeds.map((seed) => chooseWearers(bareBrief([...cast], ['#1f3a5f'], { seed }), openChance(seed))),
)
const yawOf = ({ pose, mirrored }: Stand) => (gestureOf(pose)?.yaw ?? 0) * (mirrored ? -1 : 1)

describe('how people stand in a line-up', () => {
  it('[S3.04] nobody stands as another did while there are other ways', () => {
    for (const stands of lineUps) {
      expect(new Set(stands.map(({ pose }) => pose)).size).toBe(8)
    }
  })

  it('[S5.17] somebody’s own mannequin stands as in its picture, never in a mirror', () => {
    const own = ownPerson({ gender: 'female', ageGroup: 'adult', figure: 'a'.repeat(64) })
    for (const seed of seeds) {
      const brief = bareBrief([own, 'ines'], ['#1f3a5f'], { seed })
      const stands = chooseWearers(brief, openChance(seed)).filter(({ person }) => person === own)
      expect(stands).toHaveLength(4)
      for (const { mirrored } of stands) expect(mirrored).toBe(false)
    }
  })

  it('[S3.04] few walk and few look aside', () => {
    const share = (is: (pose: string) => boolean) =>
      lineUps.map((stands) => stands.filter(({ pose }) => is(pose)).length / stands.length)
    for (const walking of share(walks)) expect(walking).toBeLessThanOrEqual(1 / 4)
    for (const aside of share(lateralGaze)) expect(aside).toBeLessThanOrEqual(1 / 3)
  })

  it('[S3.04] one of eight at the most leaps or throws an arm up', () => {
    const loud = lineUps.map((stands) => stands.filter(({ pose }) => isLoud(pose)).length)
    for (const count of loud) expect(count).toBeLessThanOrEqual(1)
    expect(loud).toContain(1)
    expect(['kidJump', 'kidArmsUp', 'kidWave', 'kidTiptoe'].every(isLoud)).toBe(true)
    expect(['handToHair', 'stroll', 'akimbo', 'kidRun'].some(isLoud)).toBe(false)
  })

  it('[S3.04] a line-up turns to both sides, neighbours mostly to each other’s', () => {
    const pairs = lineUps.flatMap((stands) => stands.slice(1).map((stand, i) => [yawOf(stands[i]), yawOf(stand)]))
    const apart = pairs.filter(([a, b]) => a * b < 0).length
    expect(apart / pairs.length).toBeGreaterThan(0.6)
    for (const stands of lineUps) expect(new Set(stands.map((stand) => Math.sign(yawOf(stand)))).size).toBe(2)
  })

  it('[S3.04] whoever was asked for in a stance stands first in it, that of an earlier document included', () => {
    for (const [pose, gesture] of [
      ['akimbo', 'akimbo'],
      ['walk', 'stroll'],
    ]) {
      const brief = bareBrief(['ines'], ['#1f3a5f'], { seed: 4, mannequins: [{ person: 'ines', pose }] })
      expect(chooseWearers(brief, openChance(4))[0]).toEqual({ person: 'ines', pose: gesture, mirrored: false })
    }
  })
})
