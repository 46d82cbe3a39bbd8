import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { edgeLength } from '../../pattern/edgePath.ts'
import { sampleBodies } from '../testing/sampleBodies.ts'
import { blazer } from './blazer.ts'
import { coat } from './coat.ts'

const { knobs } = blazer
const usual = {
  ease: knobs.ease.usual,
  waist: knobs.waist.usual,
  lapel: 'notch',
  lapelWidth: knobs.lapelWidth.usual,
  rows: 'one',
  buttons: 2,
  corners: 'rounded',
  sleeve: knobs.sleeve.usual,
  pocket: 'flap',
  length: knobs.length.usual,
} as const

describe('jackets with lapels', () => {
  it.each(Object.entries(sampleBodies))(
    '[S1.11] ease sleeves of two pieces by two to seven in a hundred for a %s',
    (_, body) => {
      const { stitches } = blazer.draft(body, usual)
      const heads = stitches.filter(({ first }) => first.some(({ edge }) => edge.startsWith('head')))
      expect(heads).toHaveLength(4)
      expect(heads.filter(({ fullness = 1 }) => fullness < 1.02 || fullness > 1.07)).toEqual([])
      expect(heads.every(({ first }) => first.length === 2)).toBe(true)
    },
  )

  it('[S1.11] lie wider over the chest with a wider lapel, and lap further with two rows of buttons', () => {
    const front = (told: Partial<Record<keyof typeof usual, unknown>>) => {
      const { pieces } = blazer.draft(sampleBodies.woman, { ...usual, ...told } as typeof usual)
      return sure(pieces.find(({ id }) => id === 'front'))
    }
    const top = (told: object) => edgeLength(front(told), 'lapelTop')
    expect(top({ lapelWidth: 70 }) - top({ lapelWidth: 40 })).toBeCloseTo(30, 0)
    const reach = (told: object) => Math.max(...front(told).corners.map(([x]) => x))
    expect(reach({ rows: 'two' })).toBeGreaterThan(reach({}) + 20)
    expect(front({ rows: 'two' }).drills).toHaveLength(2 * front({}).drills.length)
  })

  it('[S1.11] mark where the top of a sleeve meets the shoulder', () => {
    const { pieces } = blazer.draft(sampleBodies.woman, usual)
    const marks = (id: string, edge: string) =>
      sure(pieces.find((piece) => piece.id === id)).notches.filter((notch) => notch.edge === edge && notch.at > 0.99)
    expect([marks('sleeve', 'headFront').length, marks('front', 'arm').length]).toEqual([1, 0])
    const arm = sure(pieces.find(({ id }) => id === 'front')).notches.filter(({ edge }) => edge === 'arm')
    expect(arm.some(({ at }) => at < 0.01)).toBe(true)
  })

  it('[S1.11] have a facing as long as the edge of the front, linings of their own, and pockets where they are asked for', () => {
    const { pieces } = coat.draft(sampleBodies.woman, {
      ...usual,
      corners: 'straight',
      length: 0.55,
      flare: 35,
      pocket: 'patch',
    })
    const ids = pieces.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['facing', 'hipPocket', 'backLining', 'sleeveLining', 'underSleeveLining', 'frontFusing']),
    )
    const none = coat.draft(sampleBodies.woman, {
      ...usual,
      corners: 'straight',
      length: 0.55,
      flare: 35,
      pocket: 'none',
    })
    expect(none.pieces.map(({ id }) => id)).not.toContain('hipPocket')
    const linings = pieces.filter(({ cut }) => cut.of === 'lining')
    expect(linings.every(({ place }) => place.behind)).toBe(true)
  })
})
