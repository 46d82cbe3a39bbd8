import { describe, expect, it } from 'vitest'
import { colorDistance } from '../../colors/color.ts'
import { findGarment } from '../../garments/index.ts'
import { noDirection } from '../../script/directionHand.ts'
import { designSchema } from '../design.ts'
import { allot } from './allot.ts'
import { sharesOf } from './assignSketches.ts'
import { type Brief, unsteered } from './brief.ts'
import { compose } from './compose.ts'
import { openScript } from './openScript.ts'

const hash = (n: number) => String(n).padStart(64, '0')
const color = (id: string, r: number, g: number, b: number) => ({ id, color: { r, g, b }, gradient: null })
const brief = (own: Partial<Brief> = {}): Brief => ({
  seed: 7,
  looks: 8,
  style: 'illustration',
  kind: 'series',
  mannequins: [
    { person: 'ines', pose: 'walk' },
    { person: 'amara', pose: 'contrapposto' },
  ],
  colors: [
    color('clay', 170, 51, 17),
    color('navy', 32, 44, 84),
    color('oat', 226, 214, 190),
    color('sage', 120, 140, 110),
  ],
  sketches: [],
  prints: [],
  brand: { sketches: [], prints: [] },
  direction: noDirection,
  moodItems: [],
  systemShare: 30,
  brandShare: 30,
  positions: [],
  ...unsteered,
  ...own,
})
const sketch = (n: number, slot: 'top' | 'bottom' | 'whole' | 'outer', pinned = false) => ({
  id: `s${n}`,
  traced: hash(n),
  category: 'dress',
  slot,
  pinned,
})
const print = (n: number, pinned = false) => ({
  id: `p${n}`,
  hash: hash(n),
  width: 64,
  repeat: 'halfDrop' as const,
  pinned,
})
/** What covers the body: accessories take no garment's place. */
const worn = (designs: ReturnType<typeof compose>) =>
  designs.flatMap(({ garments }) =>
    garments.filter(({ cut }) => cut.kind === 'traced' || findGarment(cut.garment) !== undefined),
  )

describe('compose', () => {
  it('[S9.02] shares are allotted by largest remainder: 30 % of 16 slots is exactly 5', () => {
    expect(allot(16, [30, 30, 40])).toEqual([5, 5, 6])
    expect(allot(7, [0, 0, 0])).toEqual([0, 0, 0])
    expect(sharesOf({ systemShare: 30, brandShare: 30 }, 16, { brand: true, own: true })).toEqual([5, 5, 6])
  })

  it('[S9.04] gives eight valid designs, and the same brief gives the same ones byte for byte', () => {
    const designs = compose(brief())
    expect(designs).toHaveLength(8)
    for (const design of designs) expect(designSchema.parse(design)).toEqual(design)
    expect(JSON.stringify(compose(brief()))).toBe(JSON.stringify(designs))
    expect(JSON.stringify(compose(brief({ seed: 8 })))).not.toBe(JSON.stringify(designs))
  })

  it('[S1.05] no two looks are alike in cut, colour and print together, over fifty seeds', () => {
    for (let seed = 0; seed < 50; seed++) {
      const looks = compose(brief({ seed })).map(({ garments }) =>
        JSON.stringify(garments.map(({ cut, fill, print: placed }) => [cut, fill, placed])),
      )
      expect(new Set(looks).size).toBe(8)
    }
  })

  it('[S3.07] every colour comes from the colorboard or is derived of it, and each of the colorboard is worn in two looks or more', () => {
    for (let seed = 0; seed < 12; seed++) {
      const given = brief({ seed })
      const designs = compose(given)
      const { colors } = openScript(given)
      for (const { fill } of worn(designs)) {
        if (fill.kind !== 'solid') throw new Error('no gradient was given')
        expect(colors.some((entry) => colorDistance(entry.color, fill.color) === 0)).toBe(true)
      }
      for (const entry of given.colors) {
        const looks = designs.filter(({ garments }) =>
          garments.some(({ fill }) => fill.kind === 'solid' && colorDistance(fill.color, entry.color) === 0),
        )
        expect(looks.length, `${entry.id} with seed ${seed}`).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('[S9.02] the system share steers how many garments come from the catalogue', () => {
    for (const systemShare of [0, 30, 60, 100]) {
      const garments = worn(
        compose(
          brief({
            systemShare,
            brandShare: 0,
            sketches: (['whole', 'top', 'bottom', 'outer'] as const).flatMap((slot, i) => [
              sketch(i + 1, slot),
              sketch(i + 21, slot),
            ]),
          }),
        ),
      )
      const system = garments.filter(({ cut }) => cut.kind === 'garment').length
      expect(system, `${systemShare} % of ${garments.length}`).toBe(
        allot(garments.length, [systemShare, 100 - systemShare])[0],
      )
    }
  })

  it('a single sketch is worn in half the looks at most', () => {
    const designs = compose(brief({ systemShare: 0, brandShare: 0, sketches: [sketch(1, 'whole')] }))
    expect(worn(designs).filter(({ cut }) => cut.kind === 'traced')).toHaveLength(4)
  })

  it('[S9.02] the brand share brings the brand’s prints and garments in', () => {
    const given = brief({
      systemShare: 0,
      brandShare: 50,
      sketches: [sketch(1, 'whole'), sketch(2, 'top'), sketch(3, 'bottom')],
      prints: [print(11)],
      brand: { sketches: [sketch(5, 'whole'), sketch(6, 'top'), sketch(7, 'bottom')], prints: [print(12)] },
    })
    const designs = compose(given)
    const brandPrints = worn(designs).filter(
      ({ print: placed }) => placed?.source.kind === 'picture' && placed.source.hash === hash(12),
    ).length
    const ownPrints = worn(designs).filter(
      ({ print: placed }) => placed?.source.kind === 'picture' && placed.source.hash === hash(11),
    ).length
    expect(brandPrints).toBeGreaterThan(0)
    expect(Math.abs(brandPrints - ownPrints)).toBeLessThanOrEqual(1)
    const cutFrom = (...sheets: number[]) =>
      worn(designs).filter(({ cut }) => cut.kind === 'traced' && sheets.some((n) => cut.traced === hash(n))).length
    expect(Math.abs(cutFrom(5, 6, 7) - cutFrom(1, 2, 3))).toBeLessThanOrEqual(1)
    expect(cutFrom(5, 6, 7)).toBeGreaterThan(0)
  })

  it('[S3.05] pinned sketches and prints are used first', () => {
    const given = brief({
      systemShare: 90,
      brandShare: 0,
      sketches: [sketch(1, 'whole'), sketch(2, 'whole', true)],
      prints: [print(11), print(12, true)],
    })
    const garments = worn(compose(given))
    const traced = garments.flatMap(({ cut }) => (cut.kind === 'traced' ? [cut.traced] : []))
    expect(traced).toContain(hash(2))
    expect(traced.filter((name) => name === hash(2)).length).toBeGreaterThanOrEqual(
      traced.filter((name) => name === hash(1)).length,
    )
  })

  it('[S3.04] men and children are given eight looks as well', () => {
    for (const person of ['theo', 'lily', 'sam'])
      expect(compose(brief({ mannequins: [{ person, pose: 'stand' }] }))).toHaveLength(8)
  })
})
