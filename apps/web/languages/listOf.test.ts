import i18next from 'i18next'
import { expect, it } from 'vitest'
import { startLanguages } from './index.ts'
import { listOf } from './listOf.ts'

it('[S1.28] names stand in a sentence as the language in use joins them', async () => {
  await startLanguages()
  const told: Record<string, string> = {}
  for (const id of ['en', 'fr', 'ja', 'zh', 'ru']) {
    await i18next.changeLanguage(id)
    told[id] = listOf(['A', 'B', 'C'])
  }
  expect(told).toEqual({ en: 'A, B, and C', fr: 'A, B et C', ja: 'A、B、C', zh: 'A、B和C', ru: 'A, B и C' })
})
