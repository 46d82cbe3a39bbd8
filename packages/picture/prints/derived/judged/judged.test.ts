import { describe, expect, it } from 'vitest'
import { readPicture } from '../../../inspiration/readPicture.ts'
import { inked } from '../inked.ts'
import { layDerived } from '../paintDerived.ts'
import { pictureOf, type Tone } from '../testing/pictureOf.ts'
import { pictures } from '../testing/pictures.ts'
import { sourceOf } from '../testing/sourceOf.ts'
import { camouflageOf } from './camouflageOf.ts'
import { unevenOf } from './unevenOf.ts'

const tones: Tone[] = [
  [214, 178, 52],
  [70, 120, 44],
  [96, 66, 38],
  [200, 60, 120],
]
const inks = tones.map(([r, g, b]) => ({ r, g, b }))
/** Patches of four tones, the last where it is asked for. */
const patches = (name: string, most: number) =>
  pictureOf(name, 200, 200, ({ noise }) => {
    const [one, other] = [noise(9, 9), noise(11, 11)]
    return (u, v) => tones[Math.min(most, one(u, v) > 0.1 ? 1 : other(u, v) > 0.2 ? 2 : other(u, v) < -0.3 ? 3 : 0)]
  })
const fieldOf = (picture: ReturnType<typeof patches>) => inked(picture, inks, null, 1)

describe('how a cloth made of a picture reads', () => {
  it('[S9.04] patches of green among mustard and brown are camouflage, leaves alone and bands of the same inks are not', () => {
    expect(camouflageOf(fieldOf(patches('camouflage', 2)), inks)).toBeGreaterThan(0.6)
    const leaves = pictureOf('leaves', 200, 200, ({ noise }) => {
      const one = noise(9, 9)
      return (u, v) => (one(u, v) > 0 ? [70, 120, 44] : [150, 190, 120])
    })
    const greens = [
      { r: 70, g: 120, b: 44 },
      { r: 150, g: 190, b: 120 },
    ]
    expect(camouflageOf(inked(leaves, greens, null, 1), greens)).toBeLessThan(0.1)
    const bands = pictureOf('bands', 200, 200, () => (_, v) => tones[Math.floor(v * 3)])
    expect(camouflageOf(fieldOf(bands), inks)).toBe(0)
  })

  it('[S9.04] the reading of a picture tells so of its painted cloth before it is made', () => {
    const picture = patches('camouflage', 2)
    expect(readPicture(picture).camouflage).toBeGreaterThan(0.5)
    const source = sourceOf(picture, { part: { left: 0, top: 0, width: 1, height: 1 } })
    expect(camouflageOf(layDerived(picture, source, 120), source.colors)).toBeGreaterThan(0.5)
    expect(readPicture(pictures.dahlia()).camouflage).toBeLessThan(0.3)
  })

  it('[S9.04] a square that is unlike from part to part is uneven, a grain that is alike all over is not', () => {
    const halves = pictureOf('halves', 200, 200, () => (u) => tones[u < 0.4 ? 0 : 3])
    expect(unevenOf(fieldOf(halves), inks)).toBeGreaterThan(0.6)
    const grain = pictureOf('grain', 200, 200, () => (u, v) => tones[(Math.floor(u * 40) + Math.floor(v * 40)) % 2])
    expect(unevenOf(fieldOf(grain), inks)).toBeLessThan(0.05)
  })
})
