import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { sampleBodies } from '../testing/sampleBodies.ts'
import type { KnobValues } from '../block.ts'
import { teeShirt } from './teeShirt.ts'

const { knobs } = teeShirt
const usual: KnobValues<typeof knobs> = {
  neckline: 'crew',
  neckDepth: 0,
  neckWidth: 0,
  sleeve: 'short',
  sleeveLength: 1,
  length: knobs.length.usual,
  ease: knobs.ease.usual,
  box: knobs.box.usual,
  drop: knobs.drop.usual,
  hem: 'straight',
  slits: 0,
  rib: knobs.rib.usual,
  stretch: knobs.stretch.usual,
}

describe('a T-shirt', () => {
  it.each(Object.entries(sampleBodies))(
    '[S1.11] eases its sleeve heads by one to five in a hundred, short and long, for a %s',
    (_, body) => {
      for (const sleeve of ['short', 'cap', 'elbow', 'threeQuarter', 'plain'] as const) {
        const { stitches } = teeShirt.draft(body, { ...usual, sleeve })
        const heads = stitches.filter(({ first }) => first.some(({ edge }) => edge.startsWith('head')))
        expect(heads).toHaveLength(4)
        expect(heads.filter(({ fullness = 1 }) => fullness < 1.01 || fullness > 1.05)).toEqual([])
      }
    },
  )

  it('[S1.11] has a neck rib as much shorter than its neckline as is asked for', () => {
    for (const stretch of [0.7, 0.85, 1]) {
      const { stitches } = teeShirt.draft(sure(sampleBodies.woman), { ...usual, stretch })
      const rib = stitches.find(({ first }) => first[0]?.edge === 'sewn')
      expect(rib?.fullness).toBeCloseTo(stretch, 6)
    }
  })
})
