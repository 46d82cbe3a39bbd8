import { type Cut, scaleFor } from '@toile/craft/designs/compose/picture/scaleFor.ts'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { artsOf } from './motif/artsOf.ts'
import { layMotifs } from './motif/layMotifs.ts'
import { marksWide } from './strokes/strokes.ts'
import { pictures } from './testing/pictures.ts'
import { sourceOf } from './testing/sourceOf.ts'

const flower = pictures.dahlia()

describe('the scale of a picture’s cloth on a garment', () => {
  it('[S9.04] motifs that lead are of 25 to 60 mm on children and small garments, of 50 to 120 mm on dresses', () => {
    const arts = artsOf(flower, sourceOf(flower).colors)
    expect(arts.length).toBeGreaterThan(0)
    for (let seed = 0; seed < 6; seed++) {
      const sizes = layMotifs(arts, openChance(seed)).map(({ size }) => size)
      const leading = sizes.toSorted((a, b) => b - a).slice(0, 5)
      const on = (cut: Cut) => leading.map((size) => size * scaleFor({ treatment: 'motif', fineness: 0.5 }, cut))
      for (const cut of ['child', 'small'] as const)
        for (const length of on(cut)) {
          expect(length, `${cut} ${seed}`).toBeGreaterThan(25)
          expect(length, `${cut} ${seed}`).toBeLessThan(62)
        }
      for (const length of on('dress')) {
        expect(length).toBeGreaterThan(50)
        expect(length).toBeLessThan(120)
      }
    }
  })

  it('[S9.04] brush marks are 8 to 40 mm wide on every garment, however fine the picture', () => {
    for (const fineness of [0, 0.3, 0.6, 1])
      for (const cut of ['dress', 'long', 'small', 'child'] as const) {
        const [least, most] = marksWide(fineness).map(
          (share) => share * scaleFor({ treatment: 'strokes', fineness }, cut),
        )
        expect(least, `${cut} ${fineness}`).toBeGreaterThan(7.9)
        expect(most, `${cut} ${fineness}`).toBeLessThan(40)
      }
  })
})
