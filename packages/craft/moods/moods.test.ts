import { openChance } from '@toile/geometry'
import { type LanguageId, languages } from '@toile/rules/languages/index.ts'
import { describe, expect, it } from 'vitest'
import { colorDistance, fromHex, lightnessChromaHue } from '../colors/color.ts'
import { concepts } from '../words/concepts.ts'
import { readWishes } from '../words/readWishes.ts'
import { checkMood } from './checkMood.ts'
import { composeMoods, type MoodOrder } from './composeMoods.ts'
import { leanings } from './leanings.ts'
import { moodDocumentSchema } from './moodDocument.ts'
import { palettes } from './palettes.ts'
import { templates } from './templates/index.ts'
import { boardSize } from './templates/boardTemplate.ts'

const wishesOf = (text: string, language: LanguageId = 'en') =>
  readWishes(text, language).wishes.filter(({ guess }) => !guess)
const order = (text: string, own: Partial<MoodOrder> = {}): MoodOrder => ({
  wishes: wishesOf(text, own.language),
  colors: [],
  template: null,
  count: 4,
  seed: 5,
  language: 'en',
  ...own,
})
const hex = (text: string) => fromHex(text) ?? expect.fail(text)

describe.each(templates.map((template) => [template.id, template] as const))('the template %s', (_id, template) => {
  it.each([1, 2, 3])(
    '[S5.21] lays every plate on the board, and none over another where it forbids it (seed %i)',
    (seed) => {
      const slots = template.lay(openChance(seed))
      for (const { x, y, width, height } of slots) {
        expect(x).toBeGreaterThanOrEqual(-0.001)
        expect(y).toBeGreaterThanOrEqual(-0.001)
        expect(x + width).toBeLessThanOrEqual(boardSize.width + 0.001)
        expect(y + height).toBeLessThanOrEqual(boardSize.height + 0.001)
      }
      if (template.overlaps) return
      for (const [i, a] of slots.entries())
        for (const b of slots.slice(i + 1))
          expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(
            true,
          )
    },
  )

  it('[S5.14] shows cloth, a print, a palette and a silhouette', () => {
    const kinds = new Set(template.lay(openChance(7)).map(({ holds }) => holds))
    for (const kind of ['texture', 'print', 'palette', 'silhouette'] as const) expect(kinds).toContain(kind)
  })
})

describe('composed moodboards', () => {
  it('[S5.14] words of every language give four valid boards, each in another arrangement', () => {
    for (const { id } of languages) {
      const text = ['romantic', 'summer', 'linen'].map((word) => concepts.get(word)?.forms(id)[0]).join(', ')
      const four = composeMoods(order(text, { language: id }))
      expect(new Set(four.map(({ document }) => document.template)).size).toBe(4)
      for (const { document, name } of four) {
        expect(moodDocumentSchema.parse(document)).toEqual(document)
        expect(() => checkMood(document)).not.toThrow()
        expect(name.length).toBeGreaterThan(3)
        expect(document.plates.some((plate) => plate.kind === 'texture' && plate.fabric === 'linen')).toBe(true)
      }
    }
  })

  it('[S5.14] the same order gives the same boards, another seed others', () => {
    expect(composeMoods(order('gothic velvet'))).toEqual(composeMoods(order('gothic velvet')))
    expect(composeMoods(order('gothic velvet', { seed: 6 }))).not.toEqual(composeMoods(order('gothic velvet')))
  })

  it('[S5.14] colours of the colour board and named colours stand on every board, refused ones on none', () => {
    const navy = hex('#1d2f57')
    for (const { document } of composeMoods(order('coral, no green', { colors: [navy] }))) {
      const coral = hex(concepts.get('coral')?.color ?? '')
      for (const wanted of [navy, coral])
        expect(Math.min(...document.colors.map((color) => colorDistance(color, wanted)))).toBeLessThan(1)
      const green = hex(concepts.get('green')?.color ?? '')
      expect(Math.min(...document.colors.map((color) => colorDistance(color, green)))).toBeGreaterThan(16)
    }
  })

  it('[S5.14] a chosen template is kept, and the boards still differ', () => {
    const four = composeMoods(order('minimal office', { template: 'grid' }))
    expect(four.map(({ document }) => document.template)).toEqual(Array(4).fill('grid'))
    expect(new Set(four.map(({ document }) => JSON.stringify(document.plates))).size).toBe(4)
  })

  it('[S9.04] motifs, cloths and garments that were named are seen, and what was refused is not', () => {
    for (const { document } of composeMoods(order('leopard print, velvet, trench coat, without lace'))) {
      const shown = document.plates.flatMap((plate) =>
        plate.kind === 'print'
          ? [plate.source.print]
          : plate.kind === 'texture'
            ? [plate.fabric]
            : plate.kind === 'silhouette'
              ? [plate.garment]
              : [],
      )
      expect(shown).toEqual(expect.arrayContaining(['leopard', 'velvet', 'trench']))
      expect(shown).not.toContain('lace')
    }
  })

  it('[S9.04] every word of the tables is a word of the vocabulary', () => {
    const known = Object.keys(leanings).filter((id) => !concepts.has(id))
    expect(known).toEqual([])
  })

  it('[S5.14] every palette has six colours that differ, from something dark to something light', () => {
    for (const { colors } of palettes) {
      expect(colors).toHaveLength(6)
      const light = colors.map((color) => lightnessChromaHue(color).lightness)
      expect(Math.max(...light)).toBeGreaterThan(0.85)
      expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(0.25)
    }
  })
})
