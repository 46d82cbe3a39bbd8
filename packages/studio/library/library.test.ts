import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { categoryWords } from './categoryWords.ts'
import { foldWords, piecesOf, wordsOf } from './foldWords.ts'
import { namePacked } from './namePacked.ts'
import { slipsBetween } from './slips.ts'
import { cleanTags } from './cleanTags.ts'

describe('words of the library', () => {
  it.each([
    ['Robe RAYÉE d’été', 'robe rayee d ete'],
    ['ＮＡＶＹ', 'navy'],
    ['Ёлочка', 'елочка'],
    ['ワンピース', 'わんひ\u309aーす'],
    ['牛仔褲', '牛仔裤'],
    ['Đầm hoa', 'dam hoa'],
    ['œuvre – ß', 'oeuvre ss'],
  ])('[S2.44] %s is searched as %s', (text, folded) => expect(foldWords(text)).toBe(folded))

  it('[S2.44] scripts without spaces stand as runs of their own, each word once', () => {
    expect(piecesOf(foldWords('Tシャツ2024 ลายดอก'))).toEqual(['t', 'しゃつ', '2024', 'ลายดอก'])
    expect(wordsOf(['Navy dots', 'dots', 'navy'])).toBe('navy dots')
  })

  it('[S2.44] letters left out, put in, replaced or swapped count one each, from a word’s beginning or anywhere', () => {
    expect(slipsBetween('flwer', 'flower', 2, false)).toBe(1)
    expect(slipsBetween('stirpes', 'stripes', 2, false)).toBe(1)
    expect(slipsBetween('flamng', 'flamingos', 2, false)).toBe(1)
    expect(slipsBetween('abcdef', 'uvwxyz', 2, false)).toBe(Infinity)
    expect(slipsBetween('bxd', 'aabcdaa', 1, true)).toBe(1)
  })

  it('[S3.26] every category is called something in the languages that are written without Latin letters', () => {
    const words = categoryWords()
    for (const id of ['dress', 'tShirt', 'Pattern', 'Slogan', 'Logo', 'Collar', 'Pocket', 'Motion', 'female', 'child'])
      for (const script of [/\p{Script=Han}/u, /\p{Script=Cyrillic}/u, /\p{Script=Thai}/u, /[\u1100-\u11ff]/])
        expect(
          words.get(id)?.some((word) => script.test(word)),
          `${id} ${script.source}`,
        ).toBe(true)
  })
})

describe('tags', () => {
  it('[S5.09] are cleaned, each once whatever its case; one without a name or too long is refused', () => {
    expect(cleanTags(['  Navy  blue ', 'navy blue', '花', 'ลายดอกไม้ 🌺'])).toEqual(['Navy blue', '花', 'ลายดอกไม้ 🌺'])
    expect(() => cleanTags(['\u3000 '])).toThrow('Write a name for the tag')
    expect(cleanTags(['🌺'.repeat(limits.library.tagLength)])).toHaveLength(1)
    expect(() => cleanTags(['x'.repeat(300)])).toThrow('A tag may have at most 40 characters')
  })
})

describe('names in a pack', () => {
  it('[S2.44] are plain on every system and unique, whatever people called their pictures', () => {
    const named = (...names: string[]) =>
      namePacked(names.map((name) => ({ folder: 'prints', name, ending: 'png' }))).map((path) => path.slice(7))
    expect(named('../../etc/passwd', 'C:\\x', '...', 'nul', 'a\u0000b')).toEqual([
      'etc passwd.png',
      'C x.png',
      'picture.png',
      'nul picture.png',
      'a b.png',
    ])
    expect(named('Rose', 'ROSE', 'rose')).toEqual(['Rose.png', 'ROSE (2).png', 'rose (3).png'])
    expect(named('x'.repeat(300))[0]).toHaveLength(104)
    expect(new Set(named(...Array<string>(1000).fill('Same'))).size).toBe(1000)
  })
})
