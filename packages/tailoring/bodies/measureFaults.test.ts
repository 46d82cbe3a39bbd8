import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { measureFaults } from './measureFaults.ts'
import { measureShares, measureSpans } from './measureLimits.ts'
import { measureNames } from './measureNames.ts'
import type { Measures } from './measures.ts'
import { measuresOf } from './measuresOf.ts'
import { sizeRanges } from './sizeRanges.ts'

const woman = sure(measuresOf(sure(sizeRanges.find(({ id }) => id === 'women')), '38') ?? undefined)
const found = (changes: Partial<Measures>) =>
  measureFaults({ ...woman, ...changes }).map(({ measure, beside }) => (beside ? `${measure}/${beside}` : measure))

describe('the faults of measures', () => {
  it.each(sizeRanges.map((range) => [range.id, range] as const))('[S1.11] are none in any size of %s', (_, range) => {
    for (const { name } of range.sizes)
      expect(measureFaults(sure(measuresOf(range, name) ?? undefined)), name).toEqual([])
  })

  it('[S1.11] are none for the busts and waists that public size tables give, nor for a large belly', () => {
    const inches = [
      [31.125, 25.375],
      [36.25, 28.5],
      [38.75, 30.5],
      [46, 40.5],
    ] as const
    for (const [bust, waist] of inches) {
      const hips = waist * 25.4 + 250
      const girths = { bust: bust * 25.4, underbust: bust * 22, waist: waist * 25.4, hips, thigh: hips * 0.58 }
      expect(found(girths), `bust ${bust}`).toEqual([])
    }
    expect(found({ bust: 1150, underbust: 1140, waist: 1250, hips: 1150, thigh: 640, knee: 420, calf: 400 })).toEqual(
      [],
    )
  })

  it.each<[string, Partial<Measures>, string[]]>([
    ['an underbust above the bust', { underbust: woman.bust + 10 }, ['underbust/bust']],
    ['a waist far above the hips', { waist: 1.4 * woman.hips, bust: 1200, underbust: 1100 }, ['waist/hips']],
    ['arms too long for the height', { armLength: 800 }, ['armLength/height']],
    ['arms too short for the height', { armLength: 400 }, ['armLength/height']],
    ['hips below the crotch', { waistToHips: woman.waistToCrotch + 5 }, ['waistToHips/waistToCrotch']],
    ['legs as long as the body', { height: 1400 }, ['armLength/height', 'waistToFloor/height']],
    ['a waist of 300 mm', { waist: 300 }, ['waist']],
    ['hips smaller than a thigh', { hips: 540, bust: 700, underbust: 600, waist: 500 }, ['thigh/hips']],
    ['a nape in the head', { waistToFloor: 1130, backLength: 440 }, ['backLength/height']],
    ['a wrist wider than the elbow', { wrist: woman.elbow + 5 }, ['wrist/elbow']],
  ])('[S1.11] tell of %s', (_, changes, faults) => {
    expect(found(changes)).toEqual(expect.arrayContaining(faults))
    for (const one of found(changes))
      expect(one).toContain(Object.keys(changes).find((name) => one.includes(name)) ?? '-')
  })

  it('[S1.11] see every measure that is not one by itself, once', () => {
    for (const measure of measureNames) {
      const [least, most] = measureSpans[measure]
      for (const value of [least - 1, most + 1, 0, -woman[measure], Number.NaN, Number.POSITIVE_INFINITY])
        expect(found({ [measure]: value }), `${measure} ${value}`).toEqual([measure])
    }
  })

  it('[S1.11] see every pair that does not go together from both sides', () => {
    for (const { measure, beside, span } of measureShares) {
      const [least, most] = measureSpans[measure]
      const [low, high] = measureSpans[beside]
      for (const share of [span[0] * 0.99, span[1] * 1.01]) {
        const other = Math.max(low, Math.min(high, least / share + 1, most / share - 1))
        const pair = { [beside]: other, [measure]: share * other }
        expect(found(pair), `${measure} ${share}`).toContain(`${measure}/${beside}`)
      }
    }
  })

  it('[S1.11] say what the measure could be in millimetres', () => {
    expect(measureFaults({ ...woman, underbust: 900 })).toEqual([
      { measure: 'underbust', beside: 'bust', value: 900, least: 0.6 * woman.bust, most: woman.bust },
    ])
  })

  it('[S1.11] are nearly all measures where centimetres or inches were taken for millimetres', () => {
    for (const scale of [10, 25.4]) {
      const wrong = { ...woman }
      for (const name of measureNames) wrong[name] /= name === 'shoulderSlope' ? 1 : scale
      expect(measureFaults(wrong)).toHaveLength(measureNames.length - 1)
    }
  })
})
