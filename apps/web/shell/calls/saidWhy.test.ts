import { words as fr } from '@toile/rules/languages/fr/refusals.ts'
import { words as ja } from '@toile/rules/languages/ja/refusals.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { refusals } from '@toile/rules/refusals.ts'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { startLanguages } from '../../languages/index.ts'
import { saidWhy } from './saidWhy.ts'

const doubled = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, '{{$1}}')
const words = (own: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(own).map(([english, spoken]) => [doubled(english), doubled(spoken)]))

beforeAll(async () => {
  await startLanguages()
  i18next.addResourceBundle('fr', 'translation', words(fr))
  i18next.addResourceBundle('ja', 'translation', words(ja))
})

describe('why a task failed', () => {
  it.each(['en', 'fr', 'ja'] as const)(
    '[S4.17] is said in %s once that language is chosen, with its blanks',
    async (id) => {
      await i18next.changeLanguage(id)
      const refused = { code: 'collectionFileDamaged', blanks: { rule: 'ZIP' } } as const
      const said = saidWhy({ refused, message: 'Something in the language before' })
      expect(said).toBe(sentenceIn(id, refusals.collectionFileDamaged.says, refused.blanks))
      expect(said).toContain('ZIP')
    },
  )

  it('keeps the sentence of a task of an earlier version', async () => {
    await i18next.changeLanguage('fr')
    expect(saidWhy({ refused: null, message: 'Said long ago: {0}' })).toBe('Said long ago: {0}')
  })
})
