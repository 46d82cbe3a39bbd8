import { describe, expect, it } from 'vitest'
import type { InkField } from '../inkField.ts'
import { layDerived } from '../paintDerived.ts'
import { pictures } from '../testing/pictures.ts'
import { sourceOf } from '../testing/sourceOf.ts'

const side = 240
const woven = (name: keyof typeof pictures, lie: 'level' | 'upright') => {
  const picture = pictures[name]()
  return layDerived(picture, { ...sourceOf(picture), treatment: 'stripes', lie }, side)
}
/** The inks of the first row or the first column, in turn. */
const runOf = ({ index, width }: InkField, lie: 'level' | 'upright') =>
  Array.from({ length: width }, (_, k) => index[lie === 'level' ? k * width : k])

describe('the woven stripes of a picture', () => {
  it.each(['level', 'upright'] as const)(
    '[S9.04] run from side to side without a break, %s as the picture lies',
    (lie) => {
      for (const name of ['dahlia', 'seaAtDusk'] as const) {
        const field = woven(name, lie)
        const run = runOf(field, lie)
        field.index.forEach((ink, i) => expect(ink).toBe(run[lie === 'level' ? Math.floor(i / side) : i % side]))
      }
    },
  )

  it('[S9.04] are of three inks or more, none so narrow that it is lost and none so broad that it is no stripe', () => {
    for (const name of ['dahlia', 'seaAtDusk'] as const) {
      const run = runOf(woven(name, 'level'), 'level')
      expect(new Set(run).size).toBeGreaterThan(2)
      const widths = run.reduce<number[]>((all, ink, i) => {
        if (i && ink === run[i - 1]) all[all.length - 1]++
        else all.push(1)
        return all
      }, [])
      expect(Math.min(...widths)).toBeGreaterThan(2)
      expect(Math.max(...widths)).toBeLessThan(side * 0.45)
    }
  })

  it('[S9.04] are the same at every size and every time', () => {
    const picture = pictures.dahlia()
    const source = { ...sourceOf(picture), treatment: 'stripes' as const }
    const [small, large] = [120, 240].map((size) => runOf(layDerived(picture, source, size), 'level'))
    const same = small.filter((ink, i) => ink === large[2 * i] || ink === large[2 * i + 1]).length
    expect(same / small.length).toBeGreaterThan(0.97)
    expect(layDerived(picture, source, 120).index).toEqual(layDerived(picture, source, 120).index)
  })
})
