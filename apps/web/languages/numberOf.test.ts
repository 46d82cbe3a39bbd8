import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { decimalSign, numberOf, percentOf, percentSign } from './numberOf.ts'

/** With plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('numbers in the language in use', () => {
  it('have its decimal sign and its percent sign', async () => {
    await i18next.init({ lng: 'en', resources: {} })
    const said = async (language: string) => {
      await i18next.changeLanguage(language)
      return [numberOf(1234.56), percentOf(0.075, 1), percentSign(), decimalSign()].map(plain)
    }
    expect(await said('en')).toEqual(['1,234.6', '7.5%', '%', '.'])
    expect(await said('fr')).toEqual(['1 234,6', '7,5 %', ' %', ','])
    expect(await said('ru')).toEqual(['1 234,6', '7,5 %', ' %', ','])
    expect(await said('ja')).toEqual(['1,234.6', '7.5%', '%', '.'])
  })
})
