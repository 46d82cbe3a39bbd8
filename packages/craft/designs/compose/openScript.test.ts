import { describe, expect, it } from 'vitest'
import { toHex } from '../../colors/color.ts'
import { scriptOfAsked } from '../../script/asked/scriptOfAsked.ts'
import { seaReading } from '../../script/testing/pictureReadings.ts'
import { type Design, designSchema } from '../design.ts'
import { bareBrief } from './bareBrief.ts'
import { type Brief, briefSchema } from './brief.ts'
import { compose } from './compose.ts'
import { measure } from './measures.ts'
import { derivedId, openScript } from './openScript.ts'
import { wornShares } from './picture/wornShares.ts'
import { castOf, directedBrief, kindNames, mean, solidColors } from './testing/collections.ts'

const two = ['#aa3311', '#202c54']
const briefOf = (seed: number, palette: readonly string[] = two, own: Partial<Brief> = {}) =>
  bareBrief(castOf(kindNames[seed % 4], seed), palette, { seed, ...own })
const scriptOf = ({ colors }: Brief) => {
  const found = scriptOfAsked(colors)
  if (!found) throw new Error('nothing is asked for')
  return found
}
const seeds = Array.from({ length: 8 }, (_, seed) => seed)
const made = seeds.map((seed) => {
  const brief = briefOf(seed)
  const designs = compose(brief)
  return { brief, designs, worn: wornShares(designs, scriptOf(brief)), found: measure(designs, brief) }
})
const isAsked = (brief: Brief) => scriptOf(brief).colors.map(({ asked }) => asked !== null)
const hexesOf = (designs: readonly Design[]) => new Set(designs.flatMap(solidColors).map(toHex))

describe('a collection of two asked colours and no picture', () => {
  it('[S3.03] wears five colours and more, and none that is not in its script', () => {
    for (const { brief, designs } of made) {
      const known = new Set(scriptOf(brief).colors.map(({ color }) => toHex(color)))
      const hexes = hexesOf(designs)
      expect(hexes.size).toBeGreaterThanOrEqual(5)
      for (const hex of hexes) expect(known, hex).toContain(hex)
    }
  })

  it('[S3.07] asked colours lead: together they have more than half of the cloth in the mean, and each is plain in two looks', () => {
    const shares = made.map(({ brief, worn }) =>
      worn.reduce((sum, share, i) => sum + (isAsked(brief)[i] ? share : 0), 0),
    )
    expect(mean(shares)).toBeGreaterThan(0.55)
    expect(mean(shares)).toBeLessThan(0.8)
    for (const { found } of made) expect(Math.min(...found.coverage)).toBeGreaterThanOrEqual(2)
  })

  it('[S3.03] what is held fast is worn, whatever role it was given', () => {
    for (const seed of [1, 2, 5, 11, 32]) {
      const { colors } = scriptOf(briefOf(seed, ['#2e6544', '#202c54']))
      const held = colors.find(({ role }) => role === 'tone')?.color ?? expect.fail('no tone')
      const kept = [{ color: held, role: (['base', 'accent', 'light'] as const)[seed % 3], of: null }]
      const { direction } = briefOf(seed)
      const designs = compose({
        ...briefOf(seed, ['#2e6544', '#202c54']),
        direction: { ...direction, script: { kept, without: [] } },
      })
      expect(hexesOf(designs), `seed ${seed}`).toContain(toHex(held))
    }
  })

  it('[S3.03] its accent is seen in small amounts', () => {
    const coral = [2, 6].map((seed) => {
      const brief = briefOf(seed, ['#e8604c', '#6fa287'])
      return { brief, worn: wornShares(compose(brief), scriptOf(brief)) }
    })
    for (const { brief, worn } of [...made, ...coral]) {
      const accent = scriptOf(brief).colors.findIndex(({ role }) => role === 'accent')
      expect(worn[accent]).toBeLessThan(0.15)
      expect(worn[accent]).toBeGreaterThan(0)
    }
  })

  it('[S9.02] breaks no rule, and gives eight valid designs that name the colours they are made of', () => {
    for (const { brief, designs, found } of made) {
      expect(found.broken).toEqual([])
      const ids = new Set(openScript(brief).colors.map(({ id }) => id))
      for (const design of designs) {
        expect(designSchema.parse(design)).toEqual(design)
        const named = design.origin?.sources.flatMap(({ kind, id }) => (kind === 'color' ? [id] : [])) ?? []
        expect(named.length).toBeGreaterThan(0)
        for (const id of named) expect(ids).toContain(id)
      }
    }
    const derived = made.flatMap(({ designs }) => designs.flatMap(({ origin }) => origin?.sources ?? []))
    expect(derived.some(({ id }) => id.startsWith(derivedId('')))).toBe(true)
  })

  it('[S3.03] a derived colour that is left out is not worn, one that is held is', () => {
    const brief = briefOf(1)
    const [first] = scriptOf(brief).colors.filter(({ role, asked }) => asked === null && role === 'tone')
    const without = briefOf(1, two, { direction: { ...brief.direction, script: { kept: [], without: [first.color] } } })
    expect(hexesOf(compose(without))).not.toContain(toHex(first.color))
    const plum = { r: 110, g: 40, b: 90 }
    const kept = [{ color: plum, role: 'base' as const, of: null }]
    const held = briefOf(1, two, { direction: { ...brief.direction, script: { kept, without: [] } } })
    expect(hexesOf(compose(held))).toContain(toHex(plum))
  })
})

describe('an opened brief', () => {
  it('[S3.03] is a valid brief in the colours of its script, asked ones with their ids and gradients', () => {
    const gradient = {
      angle: 0,
      stops: [
        { at: 0, color: { r: 10, g: 20, b: 30 }, opacity: 1 },
        { at: 1, color: { r: 90, g: 80, b: 70 }, opacity: 1 },
      ],
    }
    const given = briefOf(2)
    const runs = { ...given, colors: given.colors.map((entry, i) => (i === 0 ? { ...entry, gradient } : entry)) }
    const opened = openScript(runs)
    expect(briefSchema.parse(opened)).toEqual(opened)
    expect(opened.colors.slice(0, 2)).toEqual(runs.colors)
    expect(opened.colors.length).toBeGreaterThanOrEqual(8)
  })

  it('[S3.03] is as it was where pictures lead, one garment is varied, or nothing is asked for', () => {
    const pictured = directedBrief('women', 1, { pictures: [seaReading], colors: two })
    expect(openScript(pictured)).toBe(pictured)
    for (const own of [briefOf(1, two, { kind: 'single' }), briefOf(1, [])]) expect(openScript(own)).toBe(own)
  })
})
