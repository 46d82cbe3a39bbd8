import { describe, expect, it } from 'vitest'
import { colorDistance, fromHex } from '../../colors/color.ts'
import { concepts } from '../../words/concepts.ts'
import { readWishes } from '../../words/readWishes.ts'
import { findPrint, prints } from '../index.ts'
import type { Print } from '../print.ts'
import { printDocumentSchema } from '../printDocument.ts'
import { composePrints } from './composePrints.ts'
import { layMotifs } from './layMotifs.ts'

const order = (text: string, own = {}) => ({
  wishes: readWishes(text, 'en').wishes,
  palette: [],
  repeat: null,
  width: null,
  count: 4,
  seed: 5,
  ...own,
})
const made = (text: string, own = {}) => composePrints(order(text, own)).map(({ document }) => document)
const paints = (text: string, own = {}) =>
  made(text, own).map(({ source }) => (source.kind === 'construction' ? source : expect.fail()))
const near = (hex: string, color: { r: number; g: number; b: number }) => colorDistance(fromHex(hex) ?? color, color)

describe('prints from words', () => {
  it('[S9.04] [S5.16] four prints answer a text, each unlike the others and each a document that holds', () => {
    const four = made('small coral flowers on navy, half-drop, romantic')
    expect(four).toHaveLength(4)
    expect(new Set(four.map((document) => JSON.stringify(document))).size).toBe(4)
    for (const document of four) expect(printDocumentSchema.parse(document)).toEqual(document)
  })

  it('[S5.16] the motif, the ground, the colour, the repeat and the size are those of the text', () => {
    for (const document of made('small coral flowers on navy, half-drop')) {
      const { source, repeat, width } = document
      if (source.kind !== 'construction') expect.fail()
      const print = findPrint(source.print)
      expect(print?.answers['floral']).toBeGreaterThan(0)
      expect(near('#1f2a4d', source.colors[0])).toBeLessThan(18)
      expect(near('#ff7f6b', source.colors[1])).toBeLessThan(18)
      expect(repeat).toBe('halfDrop')
      expect(width).toBeLessThan(print?.width ?? 0)
    }
    expect(made('stripes, 64 mm repeat').map(({ width }) => width)).toEqual([64, 64, 64, 64])
  })

  it('[S9.04] what is not wanted does not come, and no more colours than were asked for', () => {
    const plain = paints('check, no tartan')
    expect(plain.map(({ print }) => print)).not.toContain('tartan')
    for (const { colors } of paints('abstract print in 3 colours'))
      expect(new Set(colors.map((color) => JSON.stringify(color))).size).toBeLessThanOrEqual(3)
  })

  it('[S5.16] the colours of the boards are used where the text names none', () => {
    const palette = ['#f2e8d5', '#27413c', '#c9642b', '#e3b04b'].flatMap((hex) => fromHex(hex) ?? [])
    for (const { colors } of paints('paisley', { palette }))
      for (const color of colors) expect(Math.min(...palette.map((own) => colorDistance(own, color)))).toBeLessThan(1)
  })

  it('[S9.04] the same order gives the same prints, and another seed others', () => {
    expect(made('tropical')).toEqual(made('tropical'))
    expect(made('tropical')).not.toEqual(made('tropical', { seed: 6 }))
    expect(made('')).toHaveLength(4)
  })
})

describe('the words that prints answer', () => {
  /** Words for what is not a drawn figure, or is made by the lettering kinds. */
  const apart = new Set(['motif', 'print', 'slogan', 'monogram', 'badge'])
  const kinds = new Set(['motif', 'manner', 'mood'])

  it.each(prints.map((print): [string, Print] => [print.id, print]))(
    '[S9.04] %s answers words of the vocabulary',
    (_, { answers }) => {
      expect(Object.keys(answers).length).toBeGreaterThan(1)
      for (const [id, nearness] of Object.entries(answers)) {
        expect(kinds.has(concepts.get(id)?.kind ?? ''), id).toBe(true)
        expect(nearness > 0 && nearness <= 1, id).toBe(true)
      }
    },
  )

  it('[S9.04] every motif, manner and mood of the vocabulary is answered by a print or by one of its choices', () => {
    const chosen = (print: Print, id: string) =>
      Object.values(print.knobs).some(
        (knob) => knob.kind === 'choice' && knob.options.some((option) => option.id === id),
      )
    const unanswered = [...concepts.values()]
      .filter(({ id, kind }) => kinds.has(kind) && !apart.has(id))
      .filter(({ id }) => !prints.some((print: Print) => print.answers[id] || chosen(print, id)))
    expect(unanswered.map(({ id }) => id)).toEqual([])
  })
})

describe('prints from pictures', () => {
  it('[S9.04] motifs are laid as the words ask, on a ground from which they stand off', () => {
    const red = fromHex('#c0392b') ?? expect.fail()
    const motifs = [{ hash: 'a'.repeat(64), colors: [red] }]
    const four = layMotifs(order('dense, one way, brick repeat'), motifs, 4)
    expect(new Set(four.map(({ document }) => JSON.stringify(document))).size).toBe(4)
    for (const { document } of four) {
      const { source, repeat } = printDocumentSchema.parse(document)
      if (source.kind !== 'motifs') expect.fail()
      expect(source).toMatchObject({ direction: 'oneWay', density: 0.8 })
      expect(repeat).toBe('brick')
      expect(colorDistance(source.ground, red)).toBeGreaterThan(20)
    }
  })
})
