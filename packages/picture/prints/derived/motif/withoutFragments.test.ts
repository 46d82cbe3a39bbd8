import { describe, expect, it } from 'vitest'
import type { Component } from '../../../kernels/components.ts'
import { mainThing } from '../../../reading/cutout/mainThing.ts'
import { pictureOf } from '../testing/pictureOf.ts'
import { artsOf, thingsIn } from './artsOf.ts'
import { withoutFragments } from './withoutFragments.ts'

const size = { width: 320, height: 320 }
const disc = pictureOf(
  'disc',
  320,
  320,
  () => (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.3 ? [200, 60, 40] : [90, 140, 160 + 12 * v]),
)
const main = () => mainThing(disc)
/** A thing that fills its box. */
const thing = (left: number, top: number, wide: number, high: number) => {
  const part: Component = {
    id: 1,
    area: wide * high * 0.8,
    left,
    top,
    right: left + wide - 1,
    bottom: top + high - 1,
    onBorder: 0,
  }
  return { part, worth: 1 }
}

describe('motifs of a picture are whole things', () => {
  it('[S9.04] a part of the picture’s subject is none, the subject and what lies beside it are', () => {
    const half = thing(80, 80, 160, 60)
    const whole = thing(64, 64, 192, 192)
    const beside = thing(8, 8, 40, 40)
    expect(withoutFragments([half, whole, beside], main, size)).toEqual([whole, beside])
  })

  it('[S9.04] nothing is dropped for a subject that nobody is sure of and beside which much else stands out, and nobody looks for one where nothing stands alone', () => {
    const half = thing(80, 80, 160, 60)
    const doubtful = () => {
      const found = main() ?? expect.fail('nothing stands out')
      return { ...found, sure: false, share: 0.4 }
    }
    expect(withoutFragments([half], doubtful, size)).toEqual([half])
    expect(withoutFragments([], () => expect.fail('looked for'), size)).toEqual([])
  })

  it('[S9.04] what is found whole is cut whole: a disc gives one motif of its own size', () => {
    const { things } = thingsIn(disc)
    expect(things).toHaveLength(1)
    const [art] = artsOf(disc, [
      { r: 90, g: 140, b: 165 },
      { r: 200, g: 60, b: 40 },
    ])
    const covered = art.mask.values.reduce((sum, on) => sum + on, 0)
    expect(covered / (art.width * art.height)).toBeGreaterThan(0.55)
  })
})
