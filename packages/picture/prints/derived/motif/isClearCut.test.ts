import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../../kernels/components.ts'
import { labOf } from '../../../kernels/oklab.ts'
import { maskOf } from '../../../kernels/plane.ts'
import { mixed, pictureOf, step, type Tone } from '../testing/pictureOf.ts'
import { isClearCut } from './isClearCut.ts'

const side = 120
const ground: Tone = [228, 224, 214]
/** A disc on a light ground: its colour, where it lies, how softly its edge fades, and what part of its rim melts into the ground. */
const disc = (tone: Tone, { at = 0.5, fade = 0.01, melts = 0 } = {}) => {
  const far = (u: number, v: number) => Math.hypot(u - at, v - 0.5)
  const picture = pictureOf('disc', side, side, () => (u, v) => {
    const edge = (Math.atan2(v - 0.5, u - at) + Math.PI) / (2 * Math.PI) < melts ? 1.5 : fade
    return mixed(tone, ground, step(0.3 - edge / 2, 0.3 + edge / 2, far(u, v)))
  })
  const mask = maskOf(
    { width: side, height: side },
    (i) => far(((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side) < 0.3,
  )
  const { labels, list } = componentsOf(mask)
  return isClearCut(list[0], labels, labOf(picture), 0.9)
}
const red: Tone = [186, 40, 48]
const dusk: Tone = [70, 70, 74]

describe('what is cut out of a picture as a motif', () => {
  it('[S9.04] is off its ground all round', () => {
    expect(disc(red)).toBe(true)
    expect(disc(red, { fade: 0.9 })).toBe(false)
    expect(disc(red, { melts: 0.4 })).toBe(false)
  })

  it('[S9.04] is whole: the picture’s border cuts none of it', () => {
    expect(disc(red, { at: 0.75 })).toBe(false)
  })

  it('[S9.04] is no shadow on a light ground, though a dark thing of a colour is one', () => {
    expect(disc(dusk)).toBe(false)
    expect(disc([92, 20, 30])).toBe(true)
  })
})
