import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { countOf } from '../../../kernels/plane.ts'
import { inksOfPicture } from '../testing/inksOfPicture.ts'
import { pictureOf } from '../testing/pictureOf.ts'
import { pictures } from '../testing/pictures.ts'
import { artsOf, thingsIn } from './artsOf.ts'
import { layMotifs } from './layMotifs.ts'
import { subjectArt } from './subjectArt.ts'

const dahlia = pictures.dahlia()
const flower = subjectArt(dahlia, inksOfPicture(dahlia)) ?? expect.fail('no subject')
/** Twice as high as wide, before a ground that changes. */
const bottle = pictureOf('bottle', 360, 300, () => (u, v) => {
  const neck = v < 0.4 ? 0.04 : 0.1
  return Math.abs(u - 0.5) < neck && v > 0.15 && v < 0.85 ? [40, 90, 190] : [190 + 30 * v, 180 + 20 * u, 150]
})
/** A red disc before a ground of many colours. */
const among = pictureOf('among', 360, 300, () => (u, v) => {
  if (Math.hypot((u - 0.5) * 1.2, v - 0.45) < 0.26) return [215, 45, 35]
  return v > 0.6 ? [60 + 60 * u, 110 + 40 * v, 60] : [150 + 60 * v, 180 + 40 * u, 225]
})

describe('the one subject of a picture as a motif', () => {
  it('[S9.04] is cut out along its own outline, in inks of the picture, and turned every way as a flower is', () => {
    const share = countOf(flower.mask) / (flower.width * flower.height)
    expect(share).toBeGreaterThan(0.55)
    expect(share).toBeLessThan(0.95)
    expect(flower.width / flower.height).toBeCloseTo(1, 0)
    expect(flower.inkAt(0.5, 0.5)).toBe(flower.clear)
    expect(flower.inkAt(flower.width / 2, flower.height / 2)).not.toBe(flower.clear)
    expect(flower.stands).toBe(false)
  })

  it('[S9.04] keeps upright where it has an up', () => {
    const art = subjectArt(bottle, inksOfPicture(bottle)) ?? expect.fail('no subject')
    expect(art.stands).toBe(true)
    for (const { angle } of layMotifs([art], openChance(3))) expect(Math.abs(angle)).toBeLessThan(0.3)
    expect(layMotifs([flower], openChance(3)).some(({ angle }) => angle > 1 && angle < 5)).toBe(true)
  })

  it('[S9.04] lies on calm ground, in three sizes and no crumbs, which several motifs fill among them', () => {
    const shapes = artsOf(dahlia, inksOfPicture(dahlia))
    for (let seed = 0; seed < 6; seed++) {
      const alone = layMotifs([flower], openChance(seed))
      expect(alone.length).toBeGreaterThan(3)
      expect(alone.length).toBeLessThan(11)
      expect(Math.min(...alone.map(({ size }) => size))).toBeGreaterThan(0.22)
      const several = layMotifs([flower, ...shapes, ...shapes], openChance(seed))
      expect(several.length).toBeGreaterThan(alone.length)
    }
  })

  it('[S9.04] is the motif of a picture in which nothing else stands alone, and there is none in a landscape', () => {
    expect(thingsIn(among).things).toEqual([])
    expect(artsOf(among, inksOfPicture(among))).toHaveLength(1)
    const sea = pictures.seaAtDusk()
    expect(subjectArt(sea, inksOfPicture(sea))).toBeNull()
  })
})
