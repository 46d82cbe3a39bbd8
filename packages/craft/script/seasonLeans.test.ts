import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { toHex } from '../colors/color.ts'
import { oklabOf } from '../colors/oklch.ts'
import { colorScript } from './colorScript.ts'
import { scriptHandSchema } from './scriptHand.ts'
import { seasons } from './seasons.ts'
import { colorOf, plainReading } from './testing/plainReading.ts'

const picture = plainReading('middle', { '#7a8f5a': 0.5, '#8a6a4e': 0.3, '#a5785f': 0.2 })
const asked = [{ id: 'asked', color: colorOf('#2a4f7f') }]
const hand = scriptHandSchema.parse({ kept: [{ color: colorOf('#b0306a') }] })
const of = (season: (typeof seasons)[number]['id']) => colorScript([picture], asked, hand, season).colors
const none = of('none')
const lightnessOf = (season: (typeof seasons)[number]['id'], at: number) => oklabOf(sure(of(season)[at]).color)[0]
const derived = none.flatMap((one, i) => (one.from === null && one.asked === null && !one.kept ? [i] : []))
const seen = none.flatMap((one, i) => (one.from !== null && one.asked === null && !one.kept ? [i] : []))

describe('the season of a script', () => {
  it('[S9.04] leans what is derived: lighter in spring and summer, deeper in autumn and winter', () => {
    expect(derived.length).toBeGreaterThan(1)
    for (const i of derived) {
      const plain = lightnessOf('none', i)
      for (const season of ['spring', 'summer'] as const)
        expect(lightnessOf(season, i), season).toBeGreaterThan(Math.min(0.96, plain + 0.015))
      for (const season of ['autumn', 'winter'] as const)
        expect(lightnessOf(season, i), season).toBeLessThan(Math.max(0.195, plain - 0.015))
    }
  })

  it('[S9.04] moves colours of the pictures by a small step, and never what is asked for or held', () => {
    for (const { id } of seasons) {
      const colors = of(id)
      for (const i of seen) {
        const [a, b] = [oklabOf(sure(none[i]).color), oklabOf(sure(colors[i]).color)]
        expect(Math.hypot(...a.map((value, k) => value - sure(b[k]))), id).toBeLessThan(0.025)
      }
      expect(colors.map(({ color }) => toHex(color))).toEqual(expect.arrayContaining(['#2a4f7f', '#b0306a']))
    }
  })
})
