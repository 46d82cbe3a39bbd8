import { describe, expect, it } from 'vitest'
import { findGarment, findWearable } from '../../garments/index.ts'
import type { Design } from '../design.ts'
import { bareBrief } from './bareBrief.ts'
import type { Brief } from './brief.ts'
import { isKnitted, takesPrint } from './canvas.ts'
import { compose } from './compose.ts'
import { detailOf } from './details.ts'

const men = ['theo', 'kofi', 'kenji', 'rafael']
const women = ['ines', 'amara', 'mei']
const palette = ['#23304a', '#d8cdb8', '#7a5a3c', '#5f7470']
const briefFor = (people: readonly string[], seed: number, own: Partial<Brief> = {}): Brief =>
  bareBrief(people, palette, { seed, style: 'ink', ...own })
const seeds = Array.from({ length: 12 }, (_, seed) => seed)
const batches = (people: readonly string[], own: Partial<Brief> = {}) =>
  seeds.map((seed) => compose(briefFor(people, seed, own)))
const idOf = ({ cut }: Design['garments'][number]) => (cut.kind === 'garment' ? cut.garment : '')
/** What several briefs ask for. */
const asked = (...briefs: readonly Partial<Brief>[]) => briefs
const worn = (designs: readonly Design[]) => designs.flatMap(({ garments }) => garments)
const details = (designs: readonly Design[]) =>
  worn(designs).flatMap(({ knobs }) =>
    Object.entries(knobs).flatMap(([knob, option]) =>
      typeof option === 'string' ? (detailOf(knob, option) ?? []) : [],
    ),
  )

describe('plain dress', () => {
  it('[S9.02] no detail is made that the brief does not speak of', () => {
    for (const people of [men, women, ['lily', 'sam']])
      expect(details(batches(people).flat()).map(({ knob, options }) => `${knob} ${options[0]}`)).toEqual([])
  })

  it('[S9.02] a sporty collection shows details of sport, side stripes on two looks of eight at the most', () => {
    const sporty = batches(men, { keywords: ['sporty'] })
    expect(details(sporty.flat()).some(({ manner }) => manner === 'sport')).toBe(true)
    for (const designs of sporty) {
      const striped = designs.filter(({ garments }) =>
        garments.some(({ knobs }) => ['single', 'double', 'broad'].includes(String(knobs.panel))),
      )
      expect(striped.length).toBeLessThanOrEqual(2)
    }
  })

  it('[S9.02] men wear no robes but where resort, bohemian or the avant-garde is asked for', () => {
    const robed = (own: Partial<Brief>) => worn(batches(men, own).flat()).some((one) => idOf(one) === 'kaftan')
    for (const own of asked({}, { occasion: 'work' }, { season: 'summer', occasion: 'holiday' }))
      expect(robed(own)).toBe(false)
    expect(robed({ keywords: ['resort'] })).toBe(true)
  })

  it('[S9.02] eight looks have two hats at the most, none alike, and men at the most three bags', () => {
    for (const own of asked({ occasion: 'everyday' }, { season: 'winter' }, { keywords: ['nautical'] }))
      for (const designs of batches(men, own)) {
        const categories = worn(designs).map((one) => findWearable(idOf(one)))
        const hats = categories.flatMap((one) => (one?.category === 'hat' ? [one.id] : []))
        expect(hats.length).toBeLessThanOrEqual(2)
        expect(new Set(hats).size).toBe(hats.length)
        expect(categories.filter((one) => one?.category === 'bag').length).toBeLessThanOrEqual(3)
      }
  })

  it('[S9.02] prints lie on cloth that takes them, what is knitted in on knits', () => {
    for (const own of asked({ occasion: 'evening' }, { season: 'winter' }, { keywords: ['gothic', 'romantic'] }))
      for (const { print, fabric } of worn(batches(women, own).flat()))
        if (print)
          expect(isKnitted(print.source) ? /^(knit|cashmere)$/.test(fabric) : takesPrint(fabric), fabric).toBe(true)
  })

  it('[S9.02] in winter legs are covered by trousers and long skirts', () => {
    const lower = worn(batches(women, { season: 'winter' }).flat()).flatMap((one) => {
      const type = findGarment(idOf(one))
      return type && (type.slot === 'bottom' || type.slot === 'whole') ? [type.character.length] : []
    })
    expect(lower.filter((length) => length < 0.6).length / lower.length).toBeLessThan(0.08)
  })
})
