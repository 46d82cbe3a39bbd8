import { describe, expect, it } from 'vitest'
import { bareBrief } from '../compose/bareBrief.ts'
import { compose } from '../compose/compose.ts'
import { castOf } from '../compose/testing/collections.ts'
import { designSchema } from '../design.ts'
import { matched } from '../apply/matched.ts'
import { crossLooks } from './crossLooks.ts'
import { designDistance } from './designDistance.ts'
import { isAccessory } from './isAccessory.ts'

const looks = compose(bareBrief(castOf('women', 3), ['#1f3a5f', '#f4ead7', '#d9623b', '#5f7470'], { seed: 11 }))
const pairs = looks.slice(0, -1).flatMap((one, i) => (looks[i + 1] ? [[one, looks[i + 1] ?? one] as const] : []))
const worn = (look: (typeof looks)[number]) => look.garments.filter((one) => !isAccessory(one))

describe('crossing two looks', () => {
  it('[S5.20] takes the cut of one and the cloth of the other, garment by garment', () => {
    for (const [one, other] of pairs) {
      const crossed = crossLooks(one, other, { cut: 0, cloth: 1 })
      expect(designSchema.parse(crossed)).toEqual(crossed)
      expect(crossed.garments.map(({ cut, knobs }) => [cut, knobs])).toEqual(
        one.garments.map(({ cut, knobs }) => [cut, knobs]),
      )
      for (const piece of worn(crossed)) {
        const there = matched(worn(one).find(({ id }) => id === piece.id) ?? piece, other)
        if (there) expect([piece.fill, piece.fabric, piece.print]).toEqual([there.fill, there.fabric, there.print])
      }
    }
  })

  it('[S5.20] is the one look where it takes nothing, and moves to the other with every share', () => {
    for (const [one, other] of pairs) {
      expect(crossLooks(one, other, { cut: 0, cloth: 0 })).toEqual(one)
      const ways = [0.25, 0.5, 0.75, 1].map((cloth) => designDistance(one, crossLooks(one, other, { cut: 0, cloth })))
      ways.slice(1).forEach((way, i) => expect(way).toBeGreaterThanOrEqual((ways[i] ?? 0) - 1e-9))
    }
  })
})
