import { describe, expect, it } from 'vitest'
import type { InkField } from '../inkField.ts'
import { layDerived } from '../paintDerived.ts'
import { pictureOf, type Tone } from '../testing/pictureOf.ts'
import { pictures } from '../testing/pictures.ts'
import { sourceOf } from '../testing/sourceOf.ts'

const side = 240
const navy: Tone = [24, 34, 66]
const coral: Tone = [226, 92, 70]
const cream: Tone = [240, 230, 206]
const woven = (name: keyof typeof pictures, lie: 'level' | 'upright') => {
  const picture = pictures[name]()
  return layDerived(picture, { ...sourceOf(picture), treatment: 'stripes', lie }, side)
}
/** The inks of the first row or the first column, in turn. */
const runOf = ({ index, width }: InkField, lie: 'level' | 'upright') =>
  Array.from({ length: width }, (_, k) => index[lie === 'level' ? k * width : k])

/** Bands from top to bottom in flat colours, as shares of the picture. */
const banded = (...bands: readonly (readonly [tone: Tone, until: number])[]) =>
  pictureOf('bands', 200, 200, () => (_, v) => (bands.find(([, until]) => v < until) ?? bands[bands.length - 1])[0])
const widthsOf = (run: readonly number[]) =>
  run.reduce<{ ink: number; width: number }[]>((all, ink, i) => {
    if (i && ink === run[i - 1]) all[all.length - 1].width++
    else all.push({ ink, width: 1 })
    return all
  }, [])

describe('the woven stripes of a picture', () => {
  it('[S9.04] give what is narrow a stripe that is seen, and what fills the picture no more than its part', () => {
    const picture = banded([navy, 0.8], [coral, 0.82], [cream, 1])
    const colors = [navy, coral, cream].map(([r, g, b]) => ({ r, g, b }))
    const source = { ...sourceOf(picture), treatment: 'stripes' as const, lie: 'level' as const, colors }
    const widths = widthsOf(runOf(layDerived(picture, source, side), 'level'))
    const share = (ink: number) =>
      widths.filter((one) => one.ink === ink).reduce((sum, { width }) => sum + width, 0) / side
    expect(share(0)).toBeLessThan(0.65)
    expect(Math.max(...widths.filter(({ ink }) => ink === 1).map(({ width }) => width)) / side).toBeGreaterThan(0.05)
  })

  it('[S9.04] have hairlines of another ink in the broad ones, two in each', () => {
    const picture = banded([navy, 0.5], [coral, 0.56], [cream, 1])
    const colors = [navy, coral, cream].map(([r, g, b]) => ({ r, g, b }))
    const source = { ...sourceOf(picture), treatment: 'stripes' as const, lie: 'level' as const, colors }
    const fine = widthsOf(runOf(layDerived(picture, source, side), 'level')).filter(({ width }) => width < 0.03 * side)
    expect(fine.length).toBeGreaterThanOrEqual(2)
    expect(fine.length % 2).toBe(0)
  })

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
      const widths = widthsOf(run).map(({ width }) => width)
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
