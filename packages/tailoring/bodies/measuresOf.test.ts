import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { measureNames } from './measureNames.ts'
import type { Measures } from './measures.ts'
import { measuresOf } from './measuresOf.ts'
import { type SizeRange, sizeRanges } from './sizeRanges.ts'

const bodies = (range: SizeRange) => range.sizes.map(({ name }) => sure(measuresOf(range, name) ?? undefined))
const range = (id: string) => sure(sizeRanges.find((one) => one.id === id))

describe('the bodies of a size range', () => {
  it.each(sizeRanges.map((one) => [one.id, one] as const))(
    '[S1.11] of %s never shrink from a size to the next, and hang together',
    (_, one) => {
      const names = Object.keys(one.first).filter((name): name is keyof Measures => name in one.first)
      bodies(one).forEach((body, i, all) => {
        const below = all[i - 1]
        for (const name of names) if (below) expect(body[name], name).toBeGreaterThanOrEqual(below[name])
        expect(body.underbust).toBeLessThan(body.bust)
        expect(body.waist).toBeLessThan(body.hips)
        expect(body.waistToHips).toBeLessThan(body.waistToCrotch)
        expect(body.waistToCrotch).toBeLessThan(body.waistToKnee)
        expect(body.waistToKnee).toBeLessThan(body.waistToFloor)
        expect(body.thigh * 2).toBeGreaterThan(body.hips)
        expect(body.ankle).toBeLessThan(body.calf)
        expect(body.wrist).toBeLessThan(body.elbow)
      })
    },
  )

  it('[S1.11] are what a shop means by them: a woman’s 38 and 46, a man’s 50, a child of 122', () => {
    expect(measuresOf(range('women'), '38')).toMatchObject({ bust: 880, waist: 700, hips: 960 })
    expect(measuresOf(range('women'), '46')).toMatchObject({ bust: 1080, waist: 900, hips: 1150 })
    expect(measuresOf(range('men'), '50')).toMatchObject({ bust: 1000, waist: 880, neck: 400 })
    expect(measuresOf(range('children'), '122')).toMatchObject({ height: 1220, bust: 641, waist: 584 })
  })

  it('[S1.11] of toddlers lead up to those of girls and boys, who begin alike and grow apart', () => {
    const [toddlers, girls, boys] = [bodies(range('toddlers')), bodies(range('girls')), bodies(range('boys'))]
    const [last, first] = [sure(toddlers.at(-1)), sure(toddlers[0])]
    for (const next of [sure(girls[0]), sure(boys[0])])
      for (const name of measureNames) expect(next[name], name).toBeGreaterThanOrEqual(last[name])
    expect(first.head / first.height).toBeGreaterThan(1.2 * (sure(girls[0]).head / sure(girls[0]).height))
    expect(sure(girls.at(-1)).hips).toBeGreaterThan(sure(boys.at(-1)).hips)
    expect(sure(boys.at(-1)).shoulderWidth).toBeGreaterThan(sure(girls.at(-1)).shoulderWidth)
  })

  it('[S1.11] has no body for a size that the range has not', () => {
    expect(measuresOf(range('men'), '38')).toBeNull()
  })
})
