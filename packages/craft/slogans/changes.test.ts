import { openDocument } from '@toile/rules/document.ts'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import {
  addShape,
  addText,
  copyItem,
  fitPage,
  raiseItem,
  removeItem,
  setItem,
  setSlogan,
  setText,
  sizeItem,
} from './changes.ts'
import type { SloganChange } from './sloganChanges.ts'
import { checkSlogan, letteringSchema, type SloganDocument, textsOf } from './slogan.ts'

const empty: SloganDocument = { kind: 'slogan', version: 1, width: 200, height: 100, ground: null, items: [] }
const withTexts = (...texts: string[]) =>
  texts.reduce<SloganDocument>((document, text) => addText(document, { text, language: 'en' }), empty)

describe('changes of a slogan', () => {
  it('[S5.18] texts come in the middle with ids of their own, shapes below everything', () => {
    const document = addShape(withTexts('One', 'Two'), { shape: 'disc' })
    expect(document.items.map(({ kind }) => kind)).toEqual(['shape', 'text', 'text'])
    expect(new Set(document.items.map(({ id }) => id)).size).toBe(3)
    expect(document.items.every(({ x, y }) => x === 100 && y === 50)).toBe(true)
    expect(letteringSchema.parse(document)).toEqual(document)
  })

  it('[S2.56] settings, size, order, copies and removals touch the one thing they name, and undo brings all back', () => {
    const open = openDocument<SloganDocument, SloganChange>(withTexts('One', 'Two'))
    const [first = '', second = ''] = open.get().items.map(({ id }) => id)
    const before = open.get()
    open.change(setText, { id: first, own: { font: 'rye' } })
    open.change(setItem, { id: first, own: { angle: 30 } })
    open.change(sizeItem, { id: second, by: 2 })
    open.change(raiseItem, { id: first, by: 1 })
    open.change(copyItem, { id: first })
    open.change(removeItem, { id: second })
    expect(open.get().items).toMatchObject([
      { text: 'One', font: 'rye', angle: 30 },
      { text: 'One', font: 'rye', angle: 30, x: 106 },
    ])
    for (let i = 0; i < 6; i++) open.undo()
    expect(open.get()).toBe(before)
  })

  it('[S2.56] a print is fitted to what it holds without moving things against each other', () => {
    const document = setSlogan(withTexts('One', 'Two'), { width: 80 })
    const fitted = fitPage(document, { left: -20, top: 10, right: 180, bottom: 60 })
    expect(fitted).toMatchObject({ width: 208, height: 58 })
    expect(fitted.items.map(({ x, y }) => [x, y])).toEqual(document.items.map(({ x, y }) => [x + 24, y - 6]))
  })

  it('[S5.18] a slogan needs a text with letters, and takes twelve', () => {
    expect(() => checkSlogan(empty)).toThrow('Write at least one text')
    expect(() => checkSlogan(withTexts(' \n '))).toThrow('Write at least one text')
    const many = withTexts(...Array.from({ length: limits.slogan.texts }, (_, i) => `Text ${i}`))
    expect(textsOf(many)).toHaveLength(12)
    expect(() => checkSlogan(many)).not.toThrow()
    expect(() => checkSlogan(addText(many, { text: 'One more', language: 'en' }))).toThrow(
      'A slogan holds at most 12 texts',
    )
  })
})
