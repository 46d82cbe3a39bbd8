import { describe, expect, it } from 'vitest'
import { garments } from '../index.ts'
import { isCutFor } from '../isCutFor.ts'
import { draftedOn, posesOf } from './testing/carried.ts'
import {
  armBare,
  armholeOff,
  beltOff,
  collarOff,
  hemSlant,
  isLoose,
  sleeveLoop,
  strapOff,
  type Worn,
  wornBy,
} from './testing/sewn.ts'

/** Arms that hang, on the hip, raised, crossed and in a walk. */
const bodies = [
  ['ines', ['rest', 'akimbo', 'handToHair', 'armsCrossed', 'stroll']],
  ['theo', ['upright', 'manHip', 'manHair', 'manCrossed', 'manStride']],
  ['lily', ['kidPlant', 'kidSass', 'kidArmsUp', 'kidCrossed', 'kidMarch']],
] as const

/** Every garment on its wearers in three of the gestures, another three for the next garment. */
function wardrobeOf(person: string, gestures: readonly string[]): (Worn & { id: string })[] {
  return posesOf(person)
    .filter(({ gesture }) => gestures.includes(gesture.id))
    .flatMap((posed, turn) =>
      garments
        .filter(({ wornBy: cut }, i) => isCutFor(cut, posed.build) && (i + turn) % gestures.length < 3)
        .map((garment) => ({ ...wornBy(posed, draftedOn(posed, garment)), id: garment.id })),
    )
}

/** What goes further than it may, in words. */
const beyond = (
  all: readonly (Worn & { id: string })[],
  measure: (one: Worn) => number,
  most: (one: Worn) => number,
): string[] =>
  all.flatMap((one) => {
    const off = measure(one)
    return off > most(one) ? [`${one.id} ${one.posed.gesture.id} ${off.toFixed(3)}`] : []
  })

/** What lies on the pelvis leans with it; what hangs loose from the shoulders hardly does; the turn itself adds a little. */
function leanOf(one: Worn): number {
  const { posed } = one
  const tilt = Math.abs((posed.station(posed.build.levels.hip).tilt * 180) / Math.PI)
  return isLoose(one) ? 0.45 * tilt + 3 : tilt + 5
}

describe.each(bodies)('what is sewn together stays so on %s', (person, gestures) => {
  const all = wardrobeOf(person, gestures)

  it('[S3.04] every garment is looked at in three of five gestures', () => {
    expect(new Set(all.map(({ posed }) => posed.gesture.id))).toEqual(new Set(gestures))
    expect(all.length).toBeGreaterThan(180)
  })

  it('[S3.04] collars end on the contours of the neck, front and back', () => {
    expect(beyond(all, collarOff, () => 0.11)).toEqual([])
  })

  it('[S3.04] a sleeve’s upper end lies over the armhole it is sewn to', () => {
    expect(beyond(all, armholeOff, () => 0.06)).toEqual([])
  })

  it('[S3.04] a sleeve is one shape that is not torn, and nowhere narrower than its arm', () => {
    expect(beyond(all, sleeveLoop, () => 0.05)).toEqual([])
    expect(beyond(all, armBare, () => 0.08)).toEqual([])
  })

  it('[S3.04] a hem slants no more than the hips under it explain, and hardly where it hangs loose', () => {
    expect(beyond(all, hemSlant, leanOf)).toEqual([])
  })

  it('[S3.04] straps end on what they are sewn to', () => {
    expect(beyond(all, strapOff, () => 0.03)).toEqual([])
  })

  it('[S3.04] belts and waistbands go from side to side of the trunk', () => {
    expect(beyond(all, beltOff, () => 0.12)).toEqual([])
  })
})
