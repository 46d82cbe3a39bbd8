import { describe, expect, it } from 'vitest'
import type { Applied } from '../applied/applied.ts'
import { anyDesign } from './testing/anyDesign.ts'
import { lockGarment, moveGarment, setTracedBack, styleGarment, takePart, wearOwnColors } from './apparelChanges.ts'
import { hideGarment, recolor, removeGarment, setKnob, swapCut } from './changes.ts'
import type { Design, Worn } from './design.ts'
import { plainWorn } from './plainWorn.ts'

const grey = { r: 120, g: 120, b: 120 }
const worn = (garment: string, own: Partial<Worn> = {}) => plainWorn(garment, grey, own)
const look = (...garments: Worn[]): Design => ({ ...anyDesign(3), garments })
const one = (design: Design, id: string) => design.garments.find((garment) => garment.id === id)
const traced = { kind: 'traced', traced: 'a'.repeat(64) } as const

describe('parts taken by themselves', () => {
  const shirt = look(worn('shirt', { knobs: { collar: 'band', sleeve: 'short', ease: 0.1 } }))

  it('[S4.01] the knobs of one part are those that are taken; every other knob stays', () => {
    const taken = takePart(shirt, {
      id: 'shirt',
      part: 'sleeve',
      knobs: { sleeve: 'bishop', ease: 0.3, collar: 'camp' },
    })
    expect(one(taken, 'shirt')?.knobs).toEqual({ collar: 'band', sleeve: 'bishop', ease: 0.1 })
  })

  it('what is not told of the part goes back to normal, and normal is not stored', () => {
    const taken = takePart(shirt, { id: 'shirt', part: 'sleeve', knobs: {} })
    expect(one(taken, 'shirt')?.knobs).toEqual({ collar: 'band', ease: 0.1 })
    const plain = takePart(shirt, { id: 'shirt', part: 'sleeve', knobs: { sleeve: 'long' } })
    expect(one(plain, 'shirt')?.knobs).not.toHaveProperty('sleeve')
  })
})

describe('the order of dressing', () => {
  const order = (design: Design) => design.garments.map(({ id }) => id)

  it('a garment changes places with its neighbour as far as it can be worn there', () => {
    const dressed = look(worn('trousers'), worn('turtleneck'), worn('coat'), worn('leatherBelt'))
    expect(order(moveGarment(dressed, { id: 'leatherBelt', to: 'in' }))).toEqual([
      'trousers',
      'turtleneck',
      'leatherBelt',
      'coat',
    ])
    expect(moveGarment(dressed, { id: 'turtleneck', to: 'out' })).toBe(dressed)
    expect(moveGarment(dressed, { id: 'coat', to: 'in' })).toBe(dressed)
    expect(moveGarment(dressed, { id: 'trousers', to: 'in' })).toBe(dressed)
  })

  it('a shirt worn over its trousers hangs out, and under them it is tucked in', () => {
    const tucked = look(worn('shirt'), worn('trousers'))
    const out = moveGarment(tucked, { id: 'shirt', to: 'out' })
    expect([order(out), one(out, 'shirt')?.knobs.tucked]).toEqual([['trousers', 'shirt'], 'out'])
    expect(one(moveGarment(out, { id: 'shirt', to: 'in' }), 'shirt')?.knobs.tucked).toBe('in')
  })
})

describe('a garment that is locked', () => {
  const locked = lockGarment(look(worn('shirt'), worn('trousers')), { id: 'shirt', locked: true })

  it('is touched by no change but hiding and unlocking', () => {
    expect(recolor(locked, { id: 'shirt', color: grey })).toBe(locked)
    expect(setKnob(locked, { id: 'shirt', knob: 'ease', value: 0.2 })).toBe(locked)
    expect(moveGarment(locked, { id: 'shirt', to: 'out' })).toBe(locked)
    expect(removeGarment(locked, { id: 'shirt' }).garments).toHaveLength(2)
    expect(one(hideGarment(locked, { id: 'shirt', hidden: true }), 'shirt')?.hidden).toBe(true)
    expect(one(lockGarment(locked, { id: 'shirt', locked: false }), 'shirt')).not.toHaveProperty('locked')
  })
})

describe('another cut', () => {
  const at = { side: 'front', u: 0, v: 20, from: 'top' } as const
  const button = (id: string, part: 'body' | 'collar'): Applied => ({
    kind: 'notion',
    id,
    source: { kind: 'notion', notion: 'button', colors: [] },
    at: { ...at, part },
    width: 20,
    angle: 0,
    mirrored: false,
    opacity: 1,
    hidden: false,
  })
  const dressed = look(
    worn('shirt', {
      applied: [button('chest', 'body'), button('neck', 'collar')],
      partPrints: [
        { part: 'collar', side: 'front', print: null },
        { part: 'body', side: 'front', print: null },
      ],
    }),
  )

  it('[S4.01] keeps what lies on the parts that it has', () => {
    const swapped = one(swapCut(dressed, { id: 'shirt', cut: { kind: 'garment', garment: 'tShirt' } }), 'shirt')
    expect(swapped?.applied?.map(({ id }) => id)).toEqual(['chest'])
    expect(swapped?.partPrints?.map(({ part }) => part)).toEqual(['body'])
    const polo = one(swapCut(dressed, { id: 'shirt', cut: { kind: 'garment', garment: 'polo' } }), 'shirt')
    expect(polo?.applied).toHaveLength(2)
  })

  it('takes the knobs it is given, and a sketch wears its own colours until it is coloured', () => {
    const cut = { kind: 'garment', garment: 'polo' } as const
    expect(one(swapCut(dressed, { id: 'shirt', cut, knobs: { ease: 0.2 } }), 'shirt')?.knobs).toEqual({ ease: 0.2 })
    const sketch = swapCut(dressed, { id: 'shirt', cut: traced })
    expect(one(sketch, 'shirt')?.ownColors).toBe(true)
    expect(one(recolor(sketch, { id: 'shirt', color: grey }), 'shirt')).not.toHaveProperty('ownColors')
    expect(one(wearOwnColors(sketch, { id: 'shirt', own: false }), 'shirt')).not.toHaveProperty('ownColors')
    const backed = setTracedBack(sketch, { id: 'shirt', back: { kind: 'front' } })
    expect(one(swapCut(backed, { id: 'shirt', cut }), 'shirt')).not.toHaveProperty('back')
    expect(setTracedBack(dressed, { id: 'shirt', back: { kind: 'front' } })).toEqual(dressed)
  })
})

describe('a styling by hand', () => {
  it('is done where it fits, and nowhere else', () => {
    const coat = look(worn('trousers'), worn('coat'))
    const belted = styleGarment(coat, { id: 'coat', styling: 'beltOver' })
    expect(belted.garments).toHaveLength(3)
    expect(styleGarment(coat, { id: 'trousers', styling: 'beltOver' })).toBe(coat)
  })
})
