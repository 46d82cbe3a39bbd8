import { sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import { dressFormOf } from './dressFormOf.ts'
import { formOf } from './formOf.ts'
import { tapeOf } from './tapeOf.ts'

describe('a dress form', () => {
  const worn = [
    ['woman', 'women', '38'],
    ['man', 'men', '50'],
    ['girl', 'girls', '122'],
  ] as const

  it.each(someOf(worn))(
    '[S1.11] of a %s has the girths of the body and ends where a dress form does',
    (figure, range, size) => {
      const measures = sure(measuresOf(sure(sizeRanges.find(({ id }) => id === range)), size) ?? undefined)
      const { levels, arms, legs, sections, field } = formOf(measures, figure)
      const mesh = dressFormOf(measures, figure)
      const tape = tapeOf({ measures, figure, levels, arms, legs, sections, field, mesh })
      for (const girth of ['bust', 'underbust', 'waist', 'hips'] as const)
        expect(Math.abs(tape[girth] - measures[girth]), girth).toBeLessThan(10)
      const at = (axis: number) => mesh.positions.filter((_, i) => i % 3 === axis)
      const heights = at(1)
      expect(Math.min(...heights)).toBeGreaterThan(-1)
      expect(Math.max(...heights)).toBeLessThan(measures.height - 0.5 * (measures.height - levels.neck))
      expect(Math.max(...at(0))).toBeLessThan(0.65 * measures.shoulderWidth)
      const stand = mesh.positions.filter(
        (_, i) => i % 3 === 0 && Math.abs(sure(mesh.positions[i + 1]) - levels.knee) < 20,
      )
      expect(Math.max(...stand)).toBeLessThan(20)
    },
  )
})
