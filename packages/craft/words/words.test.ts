import { type LanguageId, languages } from '@toile/rules/languages/index.ts'
import { describe, expect, it } from 'vitest'
import { concepts, labelOf } from './concepts.ts'
import { fold } from './fold.ts'
import { readWishes } from './readWishes.ts'
import { carriers, exclusive, hosts, moreOfIt, oppositeOf, partsOf, withoutIt } from './rules.ts'
import { knownPhrases } from './testing/knownPhrases.ts'
import { offTopic } from './testing/offTopic.ts'
import { ownPhrases } from './testing/ownPhrases.ts'
import { f1Of, phrasesOf, scoreOf } from './testing/score.ts'
import { spokenLanguage } from './tokens.ts'
import { vocabulary } from './vocabulary/index.ts'

const ids = languages.map(({ id }) => id)
const keys = (text: string, language: LanguageId = 'en') => readWishes(text, language).wishes.map(({ id }) => id)
const all = [...concepts.values()]

describe('vocabulary', () => {
  it('[S9.04] has its 703 concepts and more, each id once', () => {
    const lines = vocabulary.flatMap(([, table]) => table.split('\n').filter(Boolean))
    expect(concepts.size).toBe(lines.length)
    expect(all.filter(({ kind }) => kind !== 'compound' && kind !== 'idiom').length).toBeGreaterThan(703)
    for (const line of lines) expect(line.split(' | ').length, line.slice(0, 40)).toBe(10)
  })

  it.each(ids)('[S1.28] %s names every concept', (language) => {
    const named = all.filter(({ kind }) => kind !== 'compound')
    expect(named.filter(({ forms }) => forms(language).length === 0).map(({ id }) => id)).toEqual([])
    expect(all.filter(({ id }) => !labelOf(id, language).trim()).map(({ id }) => id)).toEqual([])
  })

  it('[S9.04] every colour has its sRGB value, and nothing else has one', () => {
    expect(all.filter(({ kind, color }) => (kind === 'colour') !== /^#[\dA-F]{6}$/.test(color ?? ''))).toEqual([])
  })

  it('[S9.04] the rules speak of concepts that there are', () => {
    const named = [withoutIt, moreOfIt, oppositeOf].flatMap((map) => [...map].flat())
    const grouped = [...carriers, ...hosts, ...exclusive.flatMap((group) => [...group])]
    const parts = [...partsOf].flatMap(([id, list]) => [id, ...list])
    const compounds = all.filter(({ kind }) => kind === 'compound').flatMap(({ id }) => id.split('+'))
    expect([...named, ...grouped, ...parts, ...compounds].filter((id) => !concepts.has(id))).toEqual([])
  })

  it.each(ids)('[S9.04] few forms of %s are shared by two concepts, and the first listed has them', (language) => {
    const owners = new Map<string, Set<string>>()
    for (const { id, kind, forms } of all)
      if (kind !== 'idiom')
        for (const form of forms(language)) {
          const { text } = fold(form, language)
          owners.set(text, (owners.get(text) ?? new Set()).add(id))
        }
    const shared = [...owners].filter(([, set]) => set.size > 1)
    expect(shared.length / owners.size).toBeLessThan(0.02)
  })
})

describe('reading', () => {
  it.each(ids)('[S9.04] %s: at least 95 of 100 of the prototype’s phrases', (language) => {
    const score = scoreOf(phrasesOf(knownPhrases[language]), language)
    expect(f1Of(score), score.notes.join('\n')).toBeGreaterThanOrEqual(95)
  })

  it.each(ids)('[S5.16] %s: at least 95 of 100 of our own briefs', (language) => {
    const phrases = phrasesOf(ownPhrases[language])
    expect(phrases.length).toBeGreaterThanOrEqual(45)
    const score = scoreOf(phrases, language)
    expect(f1Of(score), score.notes.join('\n')).toBeGreaterThanOrEqual(95)
  })

  it('[S9.04] what is wished for names only concepts that there are', () => {
    const wanted = ids.flatMap((id) => phrasesOf(knownPhrases[id] + ownPhrases[id]).flatMap(({ want }) => want))
    const named = wanted.flatMap((one) => one.replace(/^[!+-]/, '').split('@')).map((one) => one.replace(/=.*/s, ''))
    expect(named.filter((id) => !concepts.has(id) && !/^\d+cm$/.test(id))).toEqual([])
  })

  it.each(ids)('[S9.04] %s: nothing is read in sentences about something else', (language) => {
    const sentences = offTopic[language].split('\n').filter(Boolean)
    expect(sentences.length).toBeGreaterThanOrEqual(11)
    expect(sentences.filter((sentence) => readWishes(sentence, language).wishes.length > 0)).toEqual([])
  })

  it('[S9.04] tells what belongs to what, what is unwanted, how many, how large and what was misspelt', () => {
    const { wishes, unread } = readWishes(
      'Navy dress with white collar, 2 pockets, no zip, zorble, 6.4 cm, embrodiery',
      'en',
    )
    expect(
      wishes.map(({ id, of, not, count, millimetres, guess }) => [id, of, not, count, millimetres, guess]),
    ).toEqual([
      ['navy', 'dress', false, null, null, false],
      ['dress', null, false, null, null, false],
      ['white', 'collar', false, null, null, false],
      ['collar', 'dress', false, null, null, false],
      ['pocket', 'dress', false, 2, null, false],
      ['zip', 'dress', true, null, null, false],
      ['size', null, false, null, 64, false],
      ['embroidery', 'dress', false, null, null, true],
    ])
    expect(unread).toEqual(['zorble'])
  })

  it('[S9.04] later wins over earlier, both are told', () => {
    const { wishes, conflicts } = readWishes('midi dress, maxi dress', 'en')
    expect(wishes.map(({ id, overruled }) => [id, overruled])).toEqual([
      ['midi', true],
      ['dress', false],
      ['maxi', false],
    ])
    expect(conflicts).toEqual([['midi', 'maxi']])
  })

  it('[S9.04] places point into what the person wrote, and unread words are given back as written', () => {
    const text = 'ＮＡＶＹ\u200b Dress — Zörbling 👗 appliqué'
    const { wishes, unread } = readWishes(text, 'en')
    expect(wishes.map(({ from, to }) => text.slice(from, to))).toEqual(['ＮＡＶＹ', 'Dress', 'appliqué'])
    expect(unread).toEqual(['Zörbling'])
  })

  it('[S1.28] a brief in the script of another language is read all the same', () => {
    expect(keys('네이비 원피스', 'en')).toEqual(['navy', 'dress'])
    expect(keys('navy dress with two pockets', 'fr')).toEqual(['navy', 'dress', 'pocket'])
    expect(keys('藏青色連衣裙', 'it')).toEqual(['navy', 'dress'])
    expect(keys('세이지 셔츠 with lace trim', 'ko')).toEqual(['sage', 'shirt', 'lace_trim'])
    expect(keys('襯衫', 'zh')).toEqual(keys('衬衫', 'zh'))
  })

  it('[S1.28] Vietnamese without marks and Hangul in parts are read', () => {
    expect(keys('vay xep ly mau do', 'vi')).toEqual(expect.arrayContaining(['skirt', 'red']))
    expect(keys('원피스'.normalize('NFD'), 'ko')).toEqual(['dress'])
    expect(keys('cổ thuỷ thủ', 'vi')).toEqual(keys('cổ thủy thủ', 'vi'))
  })

  it('[S1.28] takes the tags of every place', () => {
    expect(['en', 'zh-TW', 'zh-HK', 'zh', 'vi'].map(spokenLanguage)).toEqual(['en', 'zh', 'zh', 'zh', 'vi'])
    expect(['de', 'en-XX', '', 'zh-XX'].map(spokenLanguage)).toEqual([null, null, null, null])
  })
})

describe('bad input', () => {
  const strange = [
    '',
    ' ',
    '\n\n',
    '\u0000\u0007',
    '👗🧵',
    '\ud800',
    '---',
    '0'.repeat(5000),
    'ก็ๆๆ',
    'a\u0301'.repeat(500),
  ]

  it.each(ids)('[S8.01] %s takes any text and gives nothing for nothing', (language) => {
    for (const text of strange) expect(readWishes(text, language).wishes).toEqual([])
  })

  it.each(ids)('[S8.01] %s takes five thousand letters, twice alike', (language) => {
    const long = `${phrasesOf(ownPhrases[language])
      .map(({ text }) => text)
      .join(' ')
      .repeat(4)}`.slice(0, 5000)
    const reading = readWishes(long, language)
    expect(reading.wishes.length).toBeGreaterThan(20)
    expect(readWishes(long, language)).toEqual(reading)
  })
})
