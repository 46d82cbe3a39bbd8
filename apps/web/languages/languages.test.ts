import { areaIds } from '@toile/rules/languages/areas.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { sentenceOf, type Words } from '@toile/rules/languages/words.ts'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'

const all = new Map<string, Words>()
const counted = (words: Words) =>
  [
    ...new Set(
      Object.keys(words)
        .filter((key) => sentenceOf(key) !== key)
        .map(endless),
    ),
  ].sort()
const endless = (key: string) => key.replace(/_[a-z]+$/, '')
const blanks = (sentence: string) => [...sentence.matchAll(/\{\{?\w+\}?\}/g)].map(String).sort()

/** All areas of a language as one. */
const wholeOf = async ({ load }: (typeof languages)[number]): Promise<Words> => {
  const areas = await Promise.all(areaIds.map((area) => load(area)))
  return Object.assign({}, ...areas.map(({ words }) => words))
}

beforeAll(async () => {
  for (const language of languages) all.set(language.id, await wholeOf(language))
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: Object.fromEntries([...all].map(([id, translation]) => [id, { translation }])),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
})

describe('languages', () => {
  it('every counted sentence has each form its language needs', () => {
    const english = counted(all.get('en') ?? {})
    expect(english.length).toBeGreaterThan(30)
    for (const [id, words] of all) {
      expect(counted(words), id).toEqual(english)
      for (const key of english) {
        const type = key.endsWith('_ordinal') ? 'ordinal' : 'cardinal'
        for (const form of new Intl.PluralRules(id, { type }).resolvedOptions().pluralCategories)
          expect(words[`${key}_${form}`], `${id}: ${key}_${form}`).toBeTruthy()
      }
    }
  })

  it('no translation loses or gains a blank', () => {
    for (const [id, words] of all)
      for (const [key, own] of Object.entries(words))
        if (sentenceOf(key) === key) expect(blanks(own), `${id}: ${key}`).toEqual(blanks(key))
  })

  it('a word said in a context has its own translation, and English shows it without the context', () => {
    const said = (lng: string, word: string) => i18next.t(word, { lng })
    expect([said('en', 'Layers'), said('en', 'Layers|list')]).toEqual(['Layers', 'Layers'])
    expect([said('fr', 'Layers'), said('fr', 'Layers|list')]).toEqual(['Épaisseurs', 'Calques'])
    expect([said('ko', 'Ground'), said('ko', 'Ground|backdrop')]).toEqual(['바탕색', '배경'])
  })

  it('[S4.10] a place in the queue has the ordinal of each language', () => {
    const place = (lng: string, count: number) =>
      i18next.t('you are currently in the {{count}} position', { lng, count, ordinal: true })
    expect([1, 2, 3, 4, 11, 21, 112].map((count) => place('en', count).match(/\d+\w+/)?.[0])).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
      '112th',
    ])
    expect(place('fr', 1)).toContain('1re position')
    expect(place('fr', 2)).toContain('2e position')
    expect(place('ru', 3)).toContain('3-м месте')
    expect(place('zh', 3)).toContain('第 3 位')
    expect(place('ja', 3)).toContain('3番目')
    expect(place('ko', 3)).toContain('3번째')
    expect(place('th', 3)).toContain('ลำดับที่ 3')
    expect(place('vi', 1)).toContain('thứ nhất')
    expect(place('vi', 3)).toContain('thứ 3')
    expect(place('it', 3)).toContain('in 3ª')
    expect(place('it', 8)).toContain("all'8ª")
  })
})
