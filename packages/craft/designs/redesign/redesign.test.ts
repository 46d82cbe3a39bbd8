import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { bareBrief } from '../compose/bareBrief.ts'
import { compose } from '../compose/compose.ts'
import { steer } from '../compose/steering.ts'
import { castOf, kindNames, mean } from '../compose/testing/collections.ts'
import { designSchema } from '../design.ts'
import { designDistance } from './designDistance.ts'
import { isDressed } from './isDressed.ts'
import { locks } from './locks.ts'
import { redesign, redesigns } from './redesign.ts'
import { redesignedOn } from './redesignedOn.ts'
import { heldBy, strange } from './testing/heldBy.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#5f7470', '#c9a227']
const briefs = kindNames.map((kind, i) => bareBrief(castOf(kind, 3), palette, { seed: 11 + i, looks: 5 }))
const looks = briefs.flatMap(compose)
const colors = (briefs[0] ?? bareBrief([], palette)).colors.map(({ color }) => color)
const asked = { seed: 7, far: 0.5, locks: [], palette: colors }
const dials = [0, 0.25, 0.5, 0.75, 1]

describe('redesigning a look', () => {
  it('[S1.06] [S5.20] gives the same looks for the same seed, others for another, and all can be kept', () => {
    for (const look of looks.slice(0, 8)) {
      const made = redesigns(look, asked, 4)
      expect(made).toEqual(redesigns(look, asked, 4))
      expect(made).not.toEqual(redesigns(look, { ...asked, seed: 8 }, 4))
      for (const one of made) expect(designSchema.parse(one)).toEqual(one)
    }
  })

  it.each(locks.map(({ id }) => id))('[S5.20] what is held stays byte for byte: %s', (lock) => {
    for (const look of looks)
      for (const far of [0.3, 1]) {
        const one = redesign(look, { ...asked, far, locks: [lock] })
        expect(JSON.stringify(heldBy[lock](one))).toBe(JSON.stringify(heldBy[lock](look)))
        expect(one).not.toEqual(look)
        if (lock === 'palette') expect(strange(one, look)).toEqual([])
      }
  })

  it('[S5.20] a locked garment stays as it is in every variation', () => {
    for (const look of looks.slice(0, 12)) {
      const [first, ...others] = look.garments
      if (!first) continue
      const held = { ...first, locked: true } as const
      for (const one of redesigns({ ...look, garments: [held, ...others] }, { ...asked, far: 1 }, 3))
        expect(one.garments.find(({ id }) => id === held.id)).toEqual(held)
    }
  })

  it('[S5.20] with everything held nothing changes', () => {
    for (const look of looks)
      expect(redesign(look, { ...asked, far: 1, locks: locks.map(({ id }) => id) })).toEqual(look)
  })

  it('[S5.20] the dial is measured: the mean way from the look grows with every turn, also with the silhouette or the palette held', () => {
    for (const held of [[], ['silhouette'], ['palette']] as const) {
      const means = dials.map((far) =>
        mean(looks.map((look) => designDistance(look, redesign(look, { ...asked, far, locks: held })))),
      )
      if (process.env.SHOW_DIAL) console.log(held.join(), means.map((one) => one.toFixed(3)).join('  '))
      means.slice(1).forEach((value, i) => expect(value).toBeGreaterThan((means[i] ?? 1) + 0.01))
    }
  })

  it('[S9.02] no rule of dressing is broken that the look keeps', () => {
    for (const look of looks)
      for (const one of redesigns(look, { ...asked, far: 1 }, 4))
        expect(isDressed(one, [look], steer({ ...(briefs[0] ?? bareBrief([], palette)), picture: null }))).toBe(true)
  })

  it('[S5.20] one is gone on from: the next eight lie around it, and the same way leads to the same look', () => {
    for (const look of looks.slice(0, 6)) {
      const way = [0, 3].map((index, i) => ({
        seed: 5 + i,
        far: 0.4,
        locks: ['prints' as const],
        palette: colors,
        index,
      }))
      const on = redesignedOn(look, way)
      const first = redesigns(look, { ...asked, ...sure(way[0]) }, 8)[0] ?? look
      expect(on).toEqual(redesigns(first, { ...asked, ...sure(way[1]) }, 8)[3])
      expect(heldBy.prints(on)).toEqual(heldBy.prints(look))
      expect(redesignedOn(look, [])).toBe(look)
      const near = mean(redesigns(on, { ...asked, far: 0.1 }, 8).map((one) => designDistance(on, one)))
      expect(near).toBeLessThan(designDistance(look, on))
    }
  })

  it('[S5.20] eight variations are eight looks', () => {
    for (const look of looks.slice(0, 6))
      for (const far of [0.5, 1]) {
        const made = redesigns(look, { ...asked, far }, 8)
        const ways = made.flatMap((one, i) => made.slice(i + 1).map((other) => designDistance(one, other)))
        expect(Math.min(...ways)).toBeGreaterThan(0.04)
      }
  })
})
