import { type LanguageId, languageOf, languages } from '@toile/rules/languages/index.ts'
import { words as counted } from '@toile/rules/languages/en/shell.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { needLanguage } from './needWords.ts'

export { languages }
export type { LanguageId }

const key = 'toile-language'

/** The language of this browser: the one chosen before, else the browser's own. */
export const rememberedLanguage = (): LanguageId => languageOf(localStorage.getItem(key) ?? navigator.language)

/** The language in use, as the lang header carries it (requirement S7.01). */
export const language = (): LanguageId => languageOf(i18next.language)

/** Translates outside of components; inside them, useTranslation re-renders on a change of language. */
export const t = (sentence: string, blanks: Record<string, string | number> = {}): string => i18next.t(sentence, blanks)

/** The BCP 47 tag for html lang and Intl; Chinese is the simplified one. */
export const tagOf = (id: LanguageId): string => (id === 'zh' ? 'zh-CN' : id)

/** Switches the language in place: fetches its words for all that is open, sets html lang, and remembers it. */
export async function switchLanguage(id: LanguageId): Promise<void> {
  await needLanguage(id)
  await i18next.changeLanguage(id)
  document.documentElement.lang = tagOf(id)
  localStorage.setItem(key, id)
}

/** Starts translating; the sentence itself is the key, so dots and colons in it mean nothing. */
export const startLanguages = () =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: counted } },
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
