import { openChance } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import type { Placement } from '../../prints/placement.ts'
import { layRegion, setPartPrint } from '../appliedChanges.ts'
import { addGarment, placePrint, recolor, removeGarment, setAround, setFabric, setKnob, swapCut } from '../changes.ts'
import { type Design, designSchema } from '../design.ts'
import { anyDesign, anyRegion, anyWorn, editDesign } from '../testing/anyDesign.ts'
import { mergeDesigns } from './mergeDesigns.ts'

const seeds = Array.from({ length: 120 }, (_, i) => i)
const edited = (design: Design, seed: number, times: number, only?: ReadonlySet<string>) => {
  // Its own row of chance, so that what is added never has the name of what is there.
  const chance = openChance(seed).branch('edits')
  return Array.from({ length: times }).reduce<Design>((now) => editDesign(now, chance, only), design)
}
const idsOf = ({ garments }: Design) => garments.map(({ id }) => id)
const worn = (design: Design, id: string) => design.garments.find((one) => one.id === id)

describe('two windows on one look', () => {
  it('gives a change of one side alone exactly as it is', () => {
    for (const seed of seeds) {
      const base = anyDesign(seed)
      const mine = edited(base, seed, 8)
      for (const [one, other] of [
        [mine, base],
        [base, mine],
        [mine, mine],
      ]) {
        const { merged, conflicts, left } = mergeDesigns(base, one, other)
        expect(merged).toEqual(mine)
        expect([...conflicts, ...left]).toEqual([])
      }
    }
  })

  it('gives the same whichever side came first, while they changed different things', () => {
    for (const seed of seeds) {
      const base = anyDesign(seed)
      const [a, b, c, d] = idsOf(base)
      const mine = edited(setAround(base, { lips: { r: 1, g: 2, b: 3 } }), seed, 8, new Set([a, b]))
      const theirs = edited(setAround(base, { ground: { r: 9, g: 9, b: 9 } }), seed + 1_000, 8, new Set([c, d]))
      const one = mergeDesigns(base, mine, theirs)
      const other = mergeDesigns(base, theirs, mine)
      expect(one.conflicts).toEqual([])
      expect(other.merged).toEqual(one.merged)
      expect(one.merged).toMatchObject({ lips: { r: 1, g: 2, b: 3 }, ground: { r: 9, g: 9, b: 9 } })
      for (const id of [a, b]) expect(worn(one.merged, id)).toEqual(worn(mine, id))
      for (const id of [c, d]) expect(worn(one.merged, id)).toEqual(worn(theirs, id))
    }
  })

  it('loses nothing: what either side put on or changed is there, is asked, or is named as left out', () => {
    for (const seed of seeds) {
      const base = anyDesign(seed)
      const mine = edited(base, seed, 10)
      const theirs = edited(base, seed + 9_000, 10)
      const { merged, conflicts, left } = mergeDesigns(base, mine, theirs)
      expect(designSchema.safeParse(merged).success).toBe(true)
      const there = new Set([...idsOf(merged), ...left.map(({ worn: { id } }) => id)])
      const before = new Set(idsOf(base))
      for (const id of [...idsOf(mine), ...idsOf(theirs)]) if (!before.has(id)) expect(there.has(id), id).toBe(true)
      const asked = new Set(conflicts.map(({ key }) => key))
      for (const id of idsOf(base)) {
        const [old, m, t, now] = [base, mine, theirs, merged].map((design) => worn(design, id))
        if (m && t && now)
          for (const field of ['fabric', 'fill', 'contrast', 'trim', 'hidden'] as const) {
            if (asked.has(`worn ${id} ${field}`)) continue
            if (JSON.stringify(m[field]) !== JSON.stringify(old?.[field])) expect(now[field]).toEqual(m[field])
            if (JSON.stringify(t[field]) !== JSON.stringify(old?.[field])) expect(now[field]).toEqual(t[field])
          }
        const changed = (one: typeof m) => one && JSON.stringify(one) !== JSON.stringify(old)
        if (!now) expect(asked.has(`item garments ${id}`) || (!changed(m) && !changed(t)), id).toBe(true)
      }
    }
  })

  it('merged once more on what was saved, it changes nothing and asks nothing', () => {
    for (const seed of seeds) {
      const base = anyDesign(seed)
      const theirs = edited(base, seed + 77, 8)
      const { merged } = mergeDesigns(base, edited(base, seed, 8), theirs)
      const again = mergeDesigns(theirs, merged, theirs)
      expect(again.merged).toEqual(merged)
      expect(again.conflicts).toEqual([])
    }
  })

  it('a colour of lips that both changed is asked, and either answer holds', () => {
    const base = anyDesign(3)
    const [red, rose] = [
      { r: 200, g: 0, b: 0 },
      { r: 220, g: 90, b: 120 },
    ]
    const [mine, theirs] = [setAround(base, { lips: red }), setAround(base, { lips: rose })]
    const asked = mergeDesigns(base, mine, theirs)
    expect([asked.merged.lips, asked.conflicts.map(({ key }) => key)]).toEqual([red, ['around lips']])
    const answers = (['mine', 'theirs'] as const).map(
      (side) => mergeDesigns(base, mine, theirs, new Map([['around lips', side]])).merged.lips,
    )
    expect(answers).toEqual([red, rose])
  })

  it('every answer to every question holds', () => {
    for (const seed of seeds.slice(0, 40)) {
      const base = anyDesign(seed)
      const mine = edited(base, seed, 10)
      const theirs = edited(base, seed + 5, 10)
      const usual = mergeDesigns(base, mine, theirs)
      for (const conflict of usual.conflicts)
        for (const side of conflict.sides) {
          const { conflicts } = mergeDesigns(base, mine, theirs, new Map([[conflict.key, side]]))
          expect(conflicts.find(({ key }) => key === conflict.key)?.chosen).toBe(side)
        }
      const all = mergeDesigns(base, mine, theirs, new Map(usual.conflicts.map(({ key }) => [key, 'theirs' as const])))
      for (const one of theirs.garments)
        if (JSON.stringify(one) !== JSON.stringify(worn(base, one.id))) expect(idsOf(all.merged)).toContain(one.id)
    }
  })
})

describe('what lies on the cloth of a garment that two windows changed', () => {
  const base = anyDesign(4)
  const id = idsOf(base)[0] ?? ''
  const chance = openChance(9).branch('regions')
  const [here, there] = [anyRegion(chance), anyRegion(chance)]

  it('keeps what both laid on it', () => {
    const { merged, conflicts } = mergeDesigns(
      base,
      layRegion(base, { id, region: here }),
      layRegion(base, { id, region: there }),
    )
    const laid = worn(merged, id)?.applied?.map((one) => one.id) ?? []
    expect(laid).toEqual(expect.arrayContaining([here.id, there.id]))
    expect(conflicts).toEqual([])
  })

  it('keeps prints of two parts, and asks about one part that both printed', () => {
    const printed = (part: 'collar' | 'cuffs', width: number) =>
      setPartPrint(base, { id, own: true, part, side: 'front', print: { ...plainPrint, width } })
    const apart = mergeDesigns(base, printed('collar', 20), printed('cuffs', 30))
    const own = worn(apart.merged, id)?.partPrints?.map(({ part }) => part)
    expect(own).toEqual(expect.arrayContaining(['collar', 'cuffs']))
    expect(apart.conflicts).toEqual([])
    const both = mergeDesigns(base, printed('collar', 20), printed('collar', 30))
    expect(both.conflicts.map(({ key }) => key)).toEqual([`worn ${id} partPrint collar front`])
  })

  it('keeps a border print a border and a mirrored print mirrored, when another side moves or paints it', () => {
    const border = { ...plainPrint, along: 'hem', mirrored: true } as const
    const printed = placePrint(base, { id, print: border })
    const { merged, conflicts } = mergeDesigns(
      printed,
      placePrint(printed, { id, print: { ...border, x: 4 } }),
      placePrint(printed, { id, print: { ...border, opacity: 0.5 } }),
    )
    expect(worn(merged, id)?.print).toEqual({ ...border, x: 4, opacity: 0.5 })
    expect(conflicts).toEqual([])
  })

  it('keeps the flecks of a tweed', () => {
    const flecked = {
      ...base,
      garments: base.garments.map((one) => (one.id === id ? { ...one, flecks: 'tonal' as const } : one)),
    }
    const mine = recolor(flecked, { id, color: { r: 1, g: 2, b: 3 } })
    const { merged } = mergeDesigns(flecked, mine, setFabric(flecked, { id, fabric: 'tweed' }))
    expect(worn(merged, id)).toMatchObject({ flecks: 'tonal', fabric: 'tweed' })
  })
})

const plainPrint: Placement = {
  source: { kind: 'construction', print: 'tartan', colors: [{ r: 1, g: 2, b: 3 }], seed: 1 },
  mode: 'overall',
  repeat: 'straight',
  width: 20,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}

describe('where two changes of a look cannot both hold', () => {
  const base = anyDesign(3)
  const [id, second] = idsOf(base)
  const red = { r: 200, g: 10, b: 10 }
  const blue = { r: 10, g: 10, b: 200 }

  it('different fields of one garment are both kept without a question, each knob by itself', () => {
    const plain = swapCut(base, { id, cut: { kind: 'garment', garment: 'trench' } })
    const mine = setKnob(recolor(plain, { id, color: red }), { id, knob: 'length', value: 0.7 })
    const theirs = setKnob(setFabric(plain, { id, fabric: 'denim' }), { id, knob: 'ease', value: 0.2 })
    const { merged, conflicts } = mergeDesigns(plain, mine, theirs)
    expect(conflicts).toEqual([])
    expect(worn(merged, id)).toMatchObject({
      fill: { kind: 'solid', color: red },
      fabric: 'denim',
      knobs: { length: 0.7, ease: 0.2 },
    })
  })

  it('one colour changed twice is asked, and either answer holds', () => {
    const [mine, theirs] = [recolor(base, { id, color: red }), recolor(base, { id, color: blue })]
    const { merged, conflicts } = mergeDesigns(base, mine, theirs)
    expect(conflicts).toMatchObject([{ key: `worn ${id} fill`, kind: 'worn', id, part: 'fill', knob: null }])
    expect(worn(merged, id)?.fill).toEqual({ kind: 'solid', color: red })
    const other = mergeDesigns(base, mine, theirs, new Map([[`worn ${id} fill`, 'theirs']]))
    expect(worn(other.merged, id)?.fill).toEqual({ kind: 'solid', color: blue })
  })

  it('another cut here and a turned knob there is asked, for a knob belongs to its cut', () => {
    const mine = swapCut(base, { id, cut: { kind: 'garment', garment: 'kimonoJacket' } })
    const theirs = setKnob(base, { id, knob: 'length', value: 0.123 })
    const { merged, conflicts } = mergeDesigns(base, mine, theirs)
    expect(conflicts).toMatchObject([{ part: 'cut' }])
    expect(worn(merged, id)).toMatchObject({ cut: { garment: 'kimonoJacket' }, knobs: {} })
  })

  it('a print moved here and painted there is both', () => {
    const print = {
      source: { kind: 'construction' as const, print: 'tartan', colors: [red], seed: 1 },
      mode: 'overall' as const,
      repeat: 'straight' as const,
      width: 100,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    }
    const printed = placePrint(base, { id, print })
    const mine = placePrint(printed, { id, print: { ...print, x: 40 } })
    const theirs = placePrint(printed, { id, print: { ...print, source: { ...print.source, colors: [blue] } } })
    const { merged, conflicts } = mergeDesigns(printed, mine, theirs)
    expect(conflicts).toEqual([])
    expect(worn(merged, id)?.print).toMatchObject({ x: 40, source: { colors: [blue] } })
    const gone = mergeDesigns(printed, placePrint(printed, { id, print: null }), theirs)
    expect(gone.conflicts).toMatchObject([{ part: 'print' }])
  })

  it('taken off here and changed there is asked and stays worn unless it is answered otherwise', () => {
    const mine = removeGarment(base, { id })
    const theirs = recolor(base, { id, color: blue })
    const kept = mergeDesigns(base, mine, theirs)
    expect(kept.conflicts).toMatchObject([{ kind: 'item', list: 'garments', id, removedBy: 'mine' }])
    expect(idsOf(kept.merged)).toContain(id)
    const gone = mergeDesigns(base, mine, theirs, new Map([[`item garments ${id}`, 'mine']]))
    expect(idsOf(gone.merged)).not.toContain(id)
    expect(idsOf(mergeDesigns(base, removeGarment(base, { id: second }), base).merged)).not.toContain(second)
  })

  it('two garments put on under one name are two garments', () => {
    const chance = openChance(8)
    const [one, other] = [
      { ...anyWorn(chance), id: 'g5' },
      { ...anyWorn(chance), id: 'g5' },
    ]
    const { merged, conflicts } = mergeDesigns(base, addGarment(base, one), addGarment(base, other))
    expect(conflicts).toEqual([])
    expect(merged.garments).toHaveLength(6)
    expect(worn(merged, 'g5')).toEqual(other)
    expect(worn(merged, 'g5~2')).toEqual({ ...one, id: 'g5~2' })
    const same = mergeDesigns(base, addGarment(base, one), addGarment(base, { ...one, seed: 1 }))
    expect(same.merged.garments).toHaveLength(5)
  })

  it('what finds no room on a full look is named, and what was saved first stays', () => {
    const full = (seed: number) => {
      const chance = openChance(seed)
      return Array.from({ length: limits.garmentsPerLook - 4 }).reduce<Design>(
        (now) => addGarment(now, anyWorn(chance)),
        base,
      )
    }
    const [mine, theirs] = [full(100), full(200)]
    const { merged, left } = mergeDesigns(base, mine, theirs)
    expect(merged.garments).toHaveLength(limits.garmentsPerLook)
    expect(idsOf(merged)).toEqual(expect.arrayContaining(idsOf(theirs)))
    expect(left).toHaveLength(limits.garmentsPerLook - 4)
  })

  it('what finds no room on the cloth of a garment is told with it, and what was saved first stays', () => {
    const id = idsOf(base)[0] ?? ''
    const region = anyRegion(openChance(4))
    const clear = { ...base, garments: base.garments.map(({ applied: _applied, ...one }) => one) }
    const laid = (name: string, count: number) =>
      Array.from({ length: count }).reduce<Design>(
        (now, _, i) => layRegion(now, { id, region: { ...region, id: `${name}${i}` } }),
        clear,
      )
    const { merged, left } = mergeDesigns(clear, laid('m', 50), laid('t', 60))
    const applied = worn(merged, id)?.applied ?? []
    expect(applied).toHaveLength(limits.appliedPerGarment)
    expect(applied.filter((one) => one.id.startsWith('t'))).toHaveLength(60)
    expect(left.map((one) => one.worn.id)).toEqual([id])
    expect(left[0]?.applied?.map((one) => one.id)).toEqual(Array.from({ length: 30 }, (_, i) => `m${i + 20}`))
  })
})
