import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { type Design, designSchema, type Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import type { Knobs } from '@toile/craft/garments/knob.ts'
import { describe, expect, it } from 'vitest'
import type { Sources } from '../sources.ts'
import { type KnobHandle, knobHandles } from './knobHandles.ts'

const grey = { r: 120, g: 120, b: 126 }
const worn = (garment: string, own: Partial<Worn> = {}) => plainWorn(garment, grey, { seed: 7, ...own })
const look = (garments: readonly Worn[], person = 'ines', pose = 'relaxed'): Design =>
  designSchema.parse({
    version: designVersion,
    style: 'ink',
    mannequin: { person, pose, mirrored: false },
    shoes: { kind: 'loafer', color: grey },
    lips: grey,
    ground: grey,
    garments,
    origin: null,
  })
const sources: Sources = { tile: () => null, traced: () => null }
const size = { width: 480, height: 720, view: 'front', apart: 40 } as const
const handles = (design: Design, garment: string, own: Partial<typeof size> | { view: 'back' } = {}) =>
  knobHandles(design, garment, sources, { ...size, ...own }).handles
const named = (found: readonly KnobHandle[], knob: string) => {
  const handle = found.find((one) => one.knob === knob)
  if (!handle) throw new Error(`${knob} has no handle among ${found.map((one) => one.knob).join()}.`)
  return handle
}

describe('handles of knobs on the picture', () => {
  const skirt = look([worn('aLineSkirt'), worn('tShirt')])

  it('[S4.01] length is taken at the hem and goes down, flare at its side and goes out', () => {
    const found = handles(skirt, 'aLineSkirt')
    const [length, flare] = [named(found, 'length'), named(found, 'flare')]
    expect(length.along[1]).toBeGreaterThan(0.9)
    expect(Math.abs(flare.along[0])).toBeGreaterThan(0.85)
    expect(length.y).toBeGreaterThan(flare.y - 10)
    expect(Math.sign(flare.along[0])).toBe(Math.sign(flare.x - length.x))
  })

  it('a knob turned by what a drag says takes its edge to where it was dragged', () => {
    const before = named(handles(skirt, 'aLineSkirt'), 'length')
    const knob = findGarment('aLineSkirt')?.knobs.length
    if (knob?.kind !== 'number') throw new Error('A skirt has a length.')
    const value = knob.normal + 30 / before.pixelsPerUnit
    const longer = look([worn('aLineSkirt', { knobs: { length: value } }), worn('tShirt')])
    const after = named(handles(longer, 'aLineSkirt'), 'length')
    expect(after.y - before.y).toBeGreaterThan(24)
    expect(after.y - before.y).toBeLessThan(36)
  })

  it('sleeves are taken at their ends, from behind as well', () => {
    const shirt = look([worn('trousers'), worn('shirt', { knobs: { tucked: 'out' } })], 'theo', 'stand')
    for (const view of ['front', 'back'] as const) {
      const found = handles(shirt, 'shirt', { view })
      expect(named(found, 'sleeveLength').along[1], view).toBeGreaterThan(0.6)
    }
  })

  it('what is covered, counted or too little to be seen has no handle', () => {
    const under = look([worn('trousers'), worn('turtleneck'), worn('coat', { knobs: { worn: 'closed' } })])
    const open = look([worn('trousers')])
    expect(handles(open, 'trousers').map(({ knob }) => knob)).toContain('rise')
    expect(handles(under, 'trousers').map(({ knob }) => knob)).not.toContain('rise')
    const pleated = look([worn('pleatedSkirt'), worn('tShirt')])
    expect(handles(pleated, 'pleatedSkirt').map(({ knob }) => knob)).not.toContain('pleats')
    expect(handles(look([worn('trousers', { hidden: true })]), 'trousers')).toEqual([])
    expect(handles(look([worn('trousers')]), 'nobody')).toEqual([])
  })

  it('handles stand apart, within the picture, and name number knobs of the garment', () => {
    for (const id of ['fitAndFlareDress', 'jeans']) {
      const found = handles(look([worn(id)]), id)
      const knobs: Knobs = findGarment(id)?.knobs ?? {}
      expect(found.length, id).toBeGreaterThan(1)
      for (const one of found) {
        expect(knobs[one.knob]?.kind, `${id} ${one.knob}`).toBe('number')
        expect(one.x > 0 && one.x < size.width && one.y > 0 && one.y < size.height).toBe(true)
        expect(Math.hypot(...one.along)).toBeCloseTo(1, 5)
        for (const other of found)
          if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(size.apart)
      }
    }
  })
})

describe('what a handle measures', () => {
  const measured = (design: Design, garment: string, knob: string) => named(handles(design, garment), knob).measure

  it('[S4.01] a hem and a sleeve end tell how long the garment is there, in millimetres on the garment laid flat', () => {
    const length = measured(look([worn('aLineSkirt'), worn('tShirt')]), 'aLineSkirt', 'length')
    if (length?.kind !== 'length') throw new Error('A hem measures a length.')
    expect(length.millimetres).toBeGreaterThan(500)
    expect(length.millimetres).toBeLessThan(700)
    const longer = { length: 0.48 + 0.2 }
    const turned = measured(look([worn('aLineSkirt', { knobs: longer }), worn('tShirt')]), 'aLineSkirt', 'length')
    if (turned?.kind !== 'length') throw new Error('A hem measures a length.')
    expect(turned.millimetres).toBeCloseTo(length.millimetres + 0.2 * length.perUnit, -1)
    const sleeve = measured(
      look([worn('trousers'), worn('shirt', { knobs: { tucked: 'out' } })]),
      'shirt',
      'sleeveLength',
    )
    expect(sleeve?.kind).toBe('length')
  })

  it('a length is measured on the garment, whatever the stance', () => {
    const at = (pose: string) => measured(look([worn('trousers')], 'ines', pose), 'trousers', 'length')
    const [relaxed, hip] = [at('relaxed'), at('handOnHip')]
    if (relaxed?.kind !== 'length' || hip?.kind !== 'length') throw new Error('A leg measures a length.')
    expect(Math.abs(relaxed.millimetres - hip.millimetres)).toBeLessThan(40)
  })

  it('what goes round the body is a girth on a body of the sample size, that of a lapel a width', () => {
    const flare = measured(look([worn('aLineSkirt'), worn('tShirt')]), 'aLineSkirt', 'flare')
    expect(flare?.kind).toBe('girth')
    expect(flare?.millimetres).toBeGreaterThan(1000)
    expect(flare?.millimetres).toBeLessThan(2400)
    expect(flare?.perUnit).toBeGreaterThan(0)
    const lapel = measured(look([worn('trousers'), worn('coat')]), 'coat', 'lapelWidth')
    expect(lapel?.kind).toBe('width')
  })

  it('[S4.01] ease is told round the bust, though it moves the sleeves most', () => {
    const { measures } = knobHandles(look([worn('trousers'), worn('shirt')], 'theo', 'stand'), 'shirt', sources, size)
    expect(measures.ease?.kind).toBe('girth')
    expect(measures.ease?.millimetres).toBeGreaterThan(1000)
    expect(measures.ease?.millimetres).toBeLessThan(1500)
  })

  it('[S4.01] ease that takes from the sleeves of a jacket is told round the bust too, and grows with its knob', () => {
    const { measures } = knobHandles(look([worn('trousers'), worn('blazer')]), 'blazer', sources, size)
    expect(measures.ease?.millimetres).toBeGreaterThan(850)
    expect(measures.ease?.perUnit).toBeGreaterThan(0)
  })
})
