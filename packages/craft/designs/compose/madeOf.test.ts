import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { oklabOf } from '../../colors/oklch.ts'
import { fabrics } from '../../fabrics/index.ts'
import { garments } from '../../garments/index.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import type { PrintSource } from '../../prints/placement.ts'
import { scriptOfAsked } from '../../script/asked/scriptOfAsked.ts'
import { colorOf } from '../../script/testing/plainReading.ts'
import { bareBrief } from './bareBrief.ts'
import type { Brief } from './brief.ts'
import { canvasFor } from './canvas.ts'
import { chooseFabric } from './chooseFabric.ts'
import { chooseShine } from './chooseShine.ts'
import { colorParts } from './colorParts.ts'
import type { Outfit } from './outfit.ts'
import { scaled } from './printScale.ts'
import { steer } from './steering.ts'
import { ofThinCloth } from './thinCloth.ts'

const cut = (id: string) => {
  const found = garments.find((one) => one.id === id)
  if (!found) throw new Error(`no garment ${id}`)
  return found
}
const print = (id: string): PrintSource => ({ kind: 'construction', print: id, colors: [], seed: 1 })
const steering = (own: Partial<Brief>) => steer(bareBrief(['ines'], ['#1f3a5f', '#f4ead7'], own))
const outfit = (id: string): Outfit => ({
  parts: [{ slot: cut(id).slot, garment: cut(id), sketch: null, from: 'system' }],
})

describe('the cloth that garments are made of', () => {
  it('[S9.02] is knitted for what is knitted alone, and no coat is of corduroy', () => {
    const knitted = ['knitwear', 'tShirt', 'top', 'trousers', 'dress', 'jumpsuit']
    for (const { id, category, character } of garments) {
      const own: readonly string[] = character.fabrics
      if (own.some((fabric) => /knit/i.test(fabric))) expect(knitted, id).toContain(category)
      if (category === 'coat') expect(own, id).not.toContain('corduroy')
    }
    for (const id of ['gilet', 'wrapDress', 'pencilSkirt', 'hoodie', 'slipSkirt'])
      expect(
        cut(id).character.fabrics.filter((fabric) => /knit|corduroy/i.test(fabric)),
        id,
      ).toEqual([])
  })

  it('[S9.02] takes what is really made on it: jacquards are knitted, checks of wool are woven, flowers are printed on what is smooth', () => {
    const all = fabrics.map(({ id }) => id)
    expect(canvasFor(print('fairIsle'), all)).toEqual(['knit', 'cashmere'])
    expect(canvasFor(print('tartan'), all)).toContain('wool')
    for (const id of ['floral', 'leopard', 'sailing']) {
      const own = canvasFor(print(id), all)
      expect(own).toContain('cotton')
      expect(own).toContain('silk')
      for (const bare of ['wool', 'corduroy', 'denim', 'leather', 'knit', 'ribKnit', 'tweed'])
        expect(own, id).not.toContain(bare)
    }
  })

  it('[S9.02] is that of its print on a shirt that could be of wool and of denim', () => {
    const cutting = { garment: cut('shirt'), wearer: wearerOf('ines'), color: colorOf('#f4ead7'), beside: [] }
    const winter = steering({ season: 'winter' })
    for (let seed = 0; seed < 60; seed++) {
      const fabric = chooseFabric({ ...cutting, printed: 'here', source: print('floral') }, winter, openChance(seed))
      expect(['cotton', 'linen', 'silk', 'crepe']).toContain(fabric)
    }
  })

  it('[S9.02] is thin on women in the heat and by lamplight, sheer only where a skirt falls, and on no child', () => {
    const [summer, work] = [steering({ season: 'summer' }), steering({ occasion: 'work' })]
    const [woman, girl] = [wearerOf('ines'), wearerOf('lily')]
    const of = (fabric: string, id: string, wearer = woman, asked = summer) =>
      ofThinCloth(
        fabrics.find((one) => one.id === fabric) ?? { id: 'none', opacity: 1 },
        { garment: cut(id), wearer },
        asked,
      )
    expect(of('chiffon', 'columnGown')).toBe(1)
    expect(of('chiffon', 'columnGown', woman, steering({ occasion: 'evening' }))).toBe(1)
    expect(of('chiffon', 'columnGown', woman, work)).toBeLessThan(0.01)
    expect(of('chiffon', 'columnGown', girl)).toBeLessThan(0.01)
    expect(of('chiffon', 'blouse')).toBeLessThan(0.01)
    expect(of('silk', 'slipDress')).toBeGreaterThan(2)
    expect(of('silk', 'slipDress', woman, work)).toBe(1)
  })
})

describe('the scale of a print', () => {
  const wide = (id: string, person: string, before: readonly number[] = []) =>
    scaled(
      {
        placement: {
          mode: 'overall',
          x: 0,
          y: 0,
          angle: 0,
          opacity: 1,
          source: print('paisley'),
          repeat: 'straight',
          width: 200,
        },
        role: 'hero',
        from: 'system',
        id: 'paisley',
      },
      { wearer: wearerOf(person), outfit: outfit(id) },
      0,
      before,
    ).width

  it('[S9.02] follows its garment: large on gowns, less on skirts, small on shirts and for children', () => {
    const [gown, skirt, shirt, child] = [
      wide('columnGown', 'ines'),
      wide('circleSkirt', 'ines'),
      wide('shirt', 'ines'),
      wide('shirt', 'lily'),
    ]
    expect(gown).toBeGreaterThan(skirt)
    expect(skirt).toBeGreaterThan(shirt * 1.2)
    expect(child).toBeLessThan(shirt * 0.75)
  })

  it('[S9.02] is another where its collection wears it a second time', () => {
    const first = wide('columnGown', 'ines')
    expect(wide('columnGown', 'ines', [first]) / first).toBeGreaterThan(1.3)
    const shirt = wide('shirt', 'ines')
    expect(wide('shirt', 'ines', [shirt]) / shirt).toBeLessThan(0.75)
    expect(wide('shirt', 'ines', [first])).toBe(shirt)
  })
})

describe('what occasions ask of a line-up', () => {
  it('[S9.02] two pieces of a party shine, and one of an evening', () => {
    const takers = Array.from({ length: 8 }, () => ({
      outfit: outfit('slipDress'),
      tier: 'core' as const,
      wearer: wearerOf('ines'),
    }))
    const of = (own: Partial<Brief>) => chooseShine(takers, [], steering(own), openChance(1))
    expect(new Set(of({ occasion: 'party' }).map(({ look }) => look)).size).toBe(2)
    expect(of({ occasion: 'evening' })).toHaveLength(1)
    expect(of({ occasion: 'everyday' })).toEqual([])
  })

  it('[S9.02] what is loud is an accent at the office', () => {
    const palette = ['#39ff14', '#1f3a5f', '#f4ead7'].map(colorOf)
    const script = scriptOfAsked(palette.map((color, i) => ({ id: `${i}`, color })))
    const role = (own: Partial<Brief>) => colorParts(script, palette, steering(own), openChance(1))[1]
    const loud = (own: Partial<Brief>) => colorParts(null, palette.slice(0, 1), steering(own), openChance(1))[0].role
    expect(loud({ occasion: 'work' })).toBe('accent')
    expect(loud({ occasion: 'party' })).toBe('main')
    expect(role({ occasion: 'work' }).role).not.toBe('accent')
  })
})

describe('blacks and papers', () => {
  const palettes = [
    ['#e3b04b'],
    ['#c9b48a', '#d9623b'],
    ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
    ['#ffffff'],
  ]
  const scripts = palettes.flatMap((palette) =>
    (['none', 'autumn', 'winter'] as const).flatMap((season) => {
      const asked = palette.map((hex) => ({ id: hex, color: colorOf(hex) }))
      return scriptOfAsked(asked, undefined, season) ?? []
    }),
  )

  it('[S3.03] are never brown: what is derived nearly black is neutral or cool', () => {
    for (const { colors } of scripts)
      for (const { color, asked } of colors) {
        const [lightness, a, b] = oklabOf(color)
        const hue = (Math.atan2(b, a) * 180) / Math.PI
        if (asked !== null || lightness >= 0.3 || Math.hypot(a, b) > 0.075) continue
        expect(hue > 20 && hue < 120 && Math.hypot(a, b) > 0.008, JSON.stringify(color)).toBe(false)
      }
  })

  it('[S3.03] the palest cloth is seen on the paper', () => {
    for (const { colors, ground } of scripts) {
      const palest = Math.max(...colors.map(({ color }) => oklabOf(color)[0]))
      expect(Math.abs(palest - oklabOf(ground)[0]), JSON.stringify(colors)).toBeGreaterThan(0.04)
    }
  })
})
