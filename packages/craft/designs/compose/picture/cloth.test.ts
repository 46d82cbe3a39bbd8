import { describe, expect, it } from 'vitest'
import { type Color, toHex } from '../../../colors/color.ts'
import { cityReading, roseReading, seaReading } from '../../../script/testing/pictureReadings.ts'
import type { Design, Worn } from '../../design.ts'
import type { Brief } from '../brief.ts'
import { compose } from '../compose.ts'
import { measure } from '../measures.ts'
import { directedBrief, kindNames, mean } from '../testing/collections.ts'
import { plainColor, readLook } from '../wornLook.ts'
import { settleShares } from './settleShares.ts'
import { wornShares } from './wornShares.ts'

const readings = [seaReading, roseReading, cityReading]
const all = kindNames.flatMap((kind) =>
  Array.from({ length: 9 }, (_, seed) => {
    const brief = directedBrief(kind, seed, {
      pictures: [readings[seed % 3]],
      colors: seed < 6 ? [] : ['#aa3311', '#202c54'],
    })
    return { name: `${kind}, seed ${seed}`, brief, designs: compose(brief) }
  }),
)
const scriptOf = ({ picture }: Brief) => picture?.script ?? expect.fail('no picture')
const apart = (designs: readonly Design[], brief: Brief) => {
  const script = scriptOf(brief)
  const worn = wornShares(designs, script)
  return script.colors.reduce((sum, { share }, i) => sum + Math.abs(share - worn[i]), 0) / 2
}
const bottomOf = (design: Design) => {
  const { types, garments } = readLook(design)
  const at = types.findIndex(({ slot }) => slot === 'bottom')
  return at < 0 ? null : plainColor(garments[at])
}
const isSingle = (design: Design) => {
  const worn = readLook(design).garments.map(plainColor)
  return worn.length > 1 && worn[0] !== null && new Set(worn).size === 1
}
const fillOf = ({ fill }: Worn) => JSON.stringify(fill)
const piecesOf = (designs: readonly Design[]) =>
  designs.flatMap(({ garments }, look) =>
    garments.map((worn, at) => ({
      piece: JSON.stringify([worn.cut, worn.fabric, fillOf(worn), worn.print === null]),
      look,
      at,
    })),
  )
/** The line-up with every plain piece in one colour. */
const inOne = (designs: readonly Design[], color: Color): Design[] =>
  designs.map((design) => ({
    ...design,
    garments: design.garments.map((worn) =>
      worn.print || worn.fill.kind !== 'solid' ? worn : { ...worn, fill: { kind: 'solid', color } },
    ),
  }))

describe('the cloth of a collection that a picture directs', () => {
  it('[S9.04] has the colours of the script in about its shares, prints counted by their inks', () => {
    const found = all.map(({ brief, designs }) => apart(designs, brief))
    expect(mean(found)).toBeLessThan(0.2)
    expect(Math.max(...found)).toBeLessThan(0.36)
  })

  it('[S9.04] is in the accents for 3 to 15 percent in the mean, never for more than 18', () => {
    const shares = all.flatMap(({ brief, designs }) => {
      const script = scriptOf(brief)
      const isAccent = script.colors.map(({ role, asked }) => role === 'accent' && asked === null)
      if (!isAccent.some(Boolean)) return []
      return [wornShares(designs, script).reduce((sum, share, i) => sum + (isAccent[i] ? share : 0), 0)]
    })
    expect(mean(shares)).toBeGreaterThan(0.03)
    expect(mean(shares)).toBeLessThan(0.15)
    expect(Math.max(...shares)).toBeLessThan(0.18)
  })

  it('[S9.04] dresses at most two looks of several pieces in a single colour, and seldom neighbours in the same trousers', () => {
    let [twice, pairs] = [0, 0]
    for (const { name, designs } of all) {
      expect(designs.filter(isSingle).length, name).toBeLessThanOrEqual(2)
      const bottoms = designs.map(bottomOf)
      pairs += bottoms.length - 1
      twice += bottoms.filter((bottom, i) => i > 0 && bottom !== null && bottom === bottoms[i - 1]).length
    }
    expect(twice / pairs).toBeLessThan(0.02)
  })

  it('[S9.04] has small constructions on grounds that the script has much of, never on an accent', () => {
    for (const { name, brief, designs } of all)
      for (const { print } of designs.flatMap(({ garments }) => garments)) {
        if (print?.source.kind !== 'construction') continue
        const ground = toHex(print.source.colors[0])
        const found = scriptOf(brief).colors.find(({ color }) => toHex(color) === ground) ?? expect.fail(name)
        expect(found.role === 'accent' && found.asked === null, name).toBe(false)
        const larger = scriptOf(brief).colors.filter(({ share }) => share > found.share).length
        expect(larger, `${name} ${ground}`).toBeLessThan(6)
      }
  })

  it('[S9.04] has tweeds with flecks of their own tones', () => {
    const own: Partial<Brief> = { season: 'autumn', keywords: ['heritage'] }
    const autumn = (['women', 'men'] as const).flatMap((kind) =>
      [30, 31, 32, 33].flatMap((seed) => compose(directedBrief(kind, seed, { pictures: [cityReading], own }))),
    )
    const worn = [...autumn, ...all.flatMap(({ designs }) => designs)].flatMap(({ garments }) => garments)
    const tweeds = worn.filter(({ fabric }) => fabric === 'tweed')
    expect(tweeds.length).toBeGreaterThan(1)
    for (const { flecks } of tweeds) expect(flecks).toBe('tonal')
    for (const { fabric, flecks } of worn) if (fabric !== 'tweed') expect(flecks).toBeUndefined()
  })

  it('[S9.04] is brought nearer to the script at last, and breaks no rule by it', () => {
    for (const { name, brief, designs } of all) {
      const largest = scriptOf(brief).colors.reduce((a, b) => (b.share > a.share ? b : a)).color
      const spoiled = inOne(designs, largest)
      const settled = settleShares(spoiled, brief)
      expect(apart(settled, brief), name).toBeLessThan(apart(spoiled, brief))
      expect(measure(settled, brief).broken.length, name).toBeLessThanOrEqual(measure(spoiled, brief).broken.length)
    }
  })

  it('[S9.04] keeps what two looks share, and asked colours in their looks, when it is settled', () => {
    for (const { name, brief, designs } of all) {
      const before = measure(designs, brief).coverage
      const spoiled = inOne(designs, scriptOf(brief).colors[0].color)
      const settled = settleShares(spoiled, brief)
      for (const pieces of Object.values(Object.groupBy(piecesOf(spoiled), ({ piece }) => piece)))
        expect(new Set(pieces?.map(({ look, at }) => fillOf(settled[look].garments[at]))).size, name).toBe(1)
      const { coverage } = measure(settleShares(designs, brief), brief)
      scriptOf(brief).colors.forEach(({ asked }, i) => {
        if (asked !== null) expect(coverage[i], name).toBeGreaterThanOrEqual(Math.min(2, before[i]))
      })
    }
  })
})
