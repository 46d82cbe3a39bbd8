import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ru } from './ru.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

const all: Record<string, Record<string, string>> = { zh, ko, ja, ru, fr, th, vi, it: italian }
const ending = /(_ordinal)?_(zero|one|two|few|many|other)$/
const plain = (words: Record<string, string>) =>
  Object.keys(words)
    .filter((key) => !ending.test(key))
    .sort()
const counted = (words: Record<string, string>) =>
  [
    ...new Set(
      Object.keys(words)
        .filter((key) => ending.test(key))
        .map((key) => key.replace(/_[a-z]+$/, '')),
    ),
  ].sort()
const blanks = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort()

beforeAll(async () => {
  const resources = Object.fromEntries(Object.entries({ en, ...all }).map(([id, translation]) => [id, { translation }]))
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    resources,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
})

describe('languages', () => {
  it('every sentence of any language exists in all', () => {
    const sentences = [...new Set(Object.values(all).flatMap(plain))].sort()
    for (const [id, words] of Object.entries(all)) expect(plain(words), id).toEqual(sentences)
  })

  it('every counted sentence has each form its language needs', () => {
    for (const [id, words] of Object.entries({ en, ...all })) {
      expect(counted(words), id).toEqual(counted(en))
      for (const key of counted(en)) {
        const type = key.endsWith('_ordinal') ? 'ordinal' : 'cardinal'
        for (const form of new Intl.PluralRules(id, { type }).resolvedOptions().pluralCategories)
          expect(words[`${key}_${form}`], `${id}: ${key}_${form}`).toBeTruthy()
      }
    }
  })

  it('no translation loses or gains a blank', () => {
    for (const [id, words] of Object.entries(all))
      for (const key of plain(words)) expect(blanks(words[key] ?? ''), `${id}: ${key}`).toEqual(blanks(key))
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
