import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../prints/derived/testing/pictureOf.ts'
import { pictures } from '../../prints/derived/testing/pictures.ts'
import { readPicture } from '../../inspiration/readPicture.ts'
import type { Pixels } from '../../surface.ts'
import { mainThing } from './mainThing.ts'
import { subjectOf } from './subjectOf.ts'

const subjectIn = (picture: Pixels) => subjectOf(mainThing(picture))

const disc = (u: number, v: number, x: number, y: number, size: number) => Math.hypot((u - x) * 1.5, v - y) < size
const thing = pictureOf(
  'thing',
  360,
  240,
  () => (u, v) => (disc(u, v, 0.4, 0.45, 0.3) ? [210, 70, 40] : [60, 96 + 20 * v, 70]),
)

describe('the one subject of a picture', () => {
  it('[S9.04] is found from end to end', () => {
    const { left, top, width, height } = subjectIn(thing) ?? expect.fail('none')
    expect(left).toBeCloseTo(0.2, 1)
    expect(top).toBeCloseTo(0.15, 1)
    expect(width).toBeCloseTo(0.4, 1)
    expect(height).toBeCloseTo(0.6, 1)
    expect(subjectIn(pictures.dahlia())).not.toBeNull()
  })

  it('[S9.04] is none in a landscape, nor where several things lie, nor what the picture cuts', () => {
    expect(subjectIn(pictures.seaAtDusk())).toBeNull()
    const several = pictureOf(
      'several',
      360,
      240,
      () => (u, v) => ([0.2, 0.5, 0.8].some((x) => disc(u, v, x, 0.5, 0.14)) ? [210, 70, 40] : [60, 96, 70]),
    )
    expect(subjectIn(several)).toBeNull()
    const cut = pictureOf('cut', 360, 240, () => (u, v) => (disc(u, v, 0.08, 0.5, 0.3) ? [210, 70, 40] : [60, 96, 70]))
    expect(subjectIn(cut)).toBeNull()
  })

  it('[S9.04] stands in the reading, and in its middle the eye rests', () => {
    const { subject, focus } = readPicture(thing)
    expect(subject).toEqual(subjectIn(thing))
    expect(focus?.x).toBeCloseTo(0.4, 1)
    expect(readPicture(pictures.seaAtDusk()).subject).toBeUndefined()
  })
})
