import { area, type Path, selfCrossing } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { girdleOf } from '../../mannequins/round/girdleOf.ts'
import { carried, posesOf } from './testing/carried.ts'
import { unlooped, unloopedLine } from './unlooped.ts'

const poses = { ines: posesOf('ines'), lily: posesOf('lily') }
const inGesture = (person: keyof typeof poses, id: string) =>
  poses[person].find(({ gesture }) => gesture.id === id) ?? expect.fail(id)

/** A bent sleeve whose inner edge runs over itself in the crook of the arm. */
const bent: Path = [
  [0, 0],
  [0, 4],
  [4, 4],
  [4, 3],
  [0.9, 3],
  [0.9, 2],
  [1.4, 2],
  [1.4, 3.3],
  [0.7, 3.3],
  [0.7, 0],
]

describe('sleeves on arms in space', () => {
  it('[S3.04] cloth loses the loop it makes in the crook of an arm, which would be a hole', () => {
    expect(selfCrossing(bent)).not.toBeNull()
    const whole = unlooped(bent)
    expect(selfCrossing(whole)).toBeNull()
    expect(Math.abs(area(whole))).toBeCloseTo(5.89)
    expect(unlooped(bent.toReversed())).toHaveLength(whole.length)
    expect(unloopedLine(bent.slice(1))).toEqual(whole.slice(1))
  })

  it('[S3.04] a wide sleeve on a hand that waves is one shape without holes', () => {
    const torn = ['sweater', 'blouse'].flatMap((garment) =>
      ['kidWave', 'kidSass', 'kidAkimbo'].flatMap((gesture) =>
        carried(inGesture('lily', gesture), garment)
          .round.filter(({ role }) => role === 'sleeve')
          .filter(({ outlines: [outline] }) => unlooped(outline).length < outline.length)
          .map(({ name }) => `${garment} ${gesture} ${name}`),
      ),
    )
    expect(torn).toEqual([])
  })

  it('[S3.04] over a raised arm the shoulder of cloth goes up with it', () => {
    const [raised, hanging] = [inGesture('ines', 'handToHair'), inGesture('ines', 'poise')]
    const { up } = girdleOf(raised.build, raised.arms[0].joints)
    expect(up).toBeGreaterThan(0.08)
    expect(girdleOf(hanging.build, hanging.arms[0].joints).up).toBe(0)
    const { flat, round } = carried(raised, 'shirt')
    const [drafted, lies] = [flat, round].map(
      (pieces) => pieces.find(({ name }) => name === 'sleeve0')?.contours[0].path[0] ?? expect.fail('no sleeve'),
    )
    const { tilt } = raised.station(drafted[1])
    expect(drafted[1] + drafted[0] * Math.sin(tilt) - lies[1]).toBeGreaterThan(up * 1.1)
  })
})
