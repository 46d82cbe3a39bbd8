import { describe, expect, it } from 'vitest'
import { gestureOf } from '../../mannequins/round/gestureOf.ts'
import { lateralGaze, walks } from '../../mannequins/round/rhythm.ts'
import { look } from '../styling/testing/looks.ts'
import { bareBrief } from './bareBrief.ts'
import { compose } from './compose.ts'
import { standAsWorn, suits } from './standAsWorn.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5']
const casts = [
  ['ines', 'amara'],
  ['theo', 'kofi'],
  ['lily', 'zuri'],
]

describe('stances and what is worn', () => {
  it('[S3.04] every look of a collection can be worn as it stands, and no two stand alike', () => {
    for (const cast of casts)
      for (const seed of [1, 2, 3, 4]) {
        const designs = compose(bareBrief(cast, palette, { seed }))
        for (const { mannequin, garments } of designs)
          expect(suits(gestureOf(mannequin.pose) ?? expect.fail(mannequin.pose), garments), mannequin.pose).toBe(true)
        const poses = designs.map(({ mannequin }) => mannequin.pose)
        expect(new Set(poses).size, `${cast.join()} ${seed}`).toBe(8)
        expect(poses.filter(walks).length).toBeLessThanOrEqual(2)
        expect(poses.filter(lateralGaze).length).toBeLessThanOrEqual(8 / 3)
      }
  }, 120_000)

  it('[S3.04] a stance that was asked for stays, whatever is worn', () => {
    const brief = bareBrief(['ines'], palette, { mannequins: [{ person: 'ines', pose: 'pocketed' }] })
    const gown = look(['ballGown'], 'ines', 'pocketed')
    const [first, second] = standAsWorn(brief, [gown, gown])
    expect(first.mannequin.pose).toBe('pocketed')
    expect(suits(gestureOf(second.mannequin.pose) ?? expect.fail(), second.garments)).toBe(true)
  })

  it('[S3.04] turns the same way as before', () => {
    const yawOf = ({ mannequin: { pose, mirrored } }: ReturnType<typeof look>) =>
      Math.sign(gestureOf(pose)?.yaw ?? 0) * (mirrored ? -1 : 1)
    const brief = bareBrief(['ines'], palette)
    for (const mirrored of [false, true]) {
      const gown = look(['ballGown'], 'ines', 'pocketed')
      const before = { ...gown, mannequin: { ...gown.mannequin, mirrored } }
      const [after] = standAsWorn(brief, [before])
      expect(after.mannequin.pose).not.toBe('pocketed')
      expect(yawOf(after)).toBe(yawOf(before))
    }
  })

  it('[S3.04] arms are neither raised nor crossed under a cape', () => {
    const cape = look(['chinos', 'cape']).garments
    for (const pose of ['handToHair', 'armsCrossed', 'pocketed', 'akimbo', 'handsBehind'])
      expect(suits(gestureOf(pose) ?? expect.fail(pose), cape), pose).toBe(false)
    expect(suits(gestureOf('rest') ?? expect.fail(), cape)).toBe(true)
    const hung = look(['chinos', ['coat', { hung: 'shoulders' }]]).garments
    expect(suits(gestureOf('akimbo') ?? expect.fail(), hung)).toBe(false)
    expect(suits(gestureOf('rest') ?? expect.fail(), hung)).toBe(true)
  })

  it('[S3.04] nobody crosses ankles in trousers, and no toddler’s arms meet behind the back', () => {
    const crossed = gestureOf('manCrossedAnkles') ?? expect.fail()
    expect(suits(crossed, look(['chinos', 'shirt'], 'theo').garments)).toBe(false)
    expect(suits(crossed, look(['shorts', 'shirt'], 'theo').garments)).toBe(true)
    const brief = bareBrief(['otis'], palette)
    const behind = look(['shorts', 'tShirt'], 'otis', 'kidBehind')
    expect(standAsWorn(brief, [behind])[0].mannequin.pose).not.toBe('kidBehind')
    const older = look(['shorts', 'tShirt'], 'lily', 'kidBehind')
    expect(standAsWorn(brief, [older])[0].mannequin.pose).toBe('kidBehind')
  })

  it('[S3.04] nobody leaps in trousers', () => {
    const leap = gestureOf('kidJump') ?? expect.fail()
    expect(suits(leap, look(['leggings', 'tShirt'], 'lily').garments)).toBe(false)
    expect(suits(leap, look(['smockDress'], 'lily').garments)).toBe(true)
  })
})
