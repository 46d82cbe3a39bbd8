import { type LanguageId, languageOf, languages } from '@toile/fashion/languages/index.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'

export { languages }
export type { LanguageId }

/** Each language in a chunk of its own; English is written in the code, save its plural and ordinal forms. */
const loaders: Record<Exclude<LanguageId, 'en'>, () => Promise<Record<string, string>>> = {
  zh: async () => (await import('./zh.ts')).zh,
  ko: async () => (await import('./ko.ts')).ko,
  ja: async () => (await import('./ja.ts')).ja,
  ru: async () => (await import('./ru.ts')).ru,
  fr: async () => (await import('./fr.ts')).fr,
  th: async () => (await import('./th.ts')).th,
  vi: async () => (await import('./vi.ts')).vi,
  it: async () => (await import('./it.ts')).it,
}

const key = 'toile-language'

/** The language of this browser: the one chosen before, else the browser's own. */
export const rememberedLanguage = (): LanguageId => languageOf(localStorage.getItem(key) ?? navigator.language)

/** The language in use, as the lang header carries it (requirement S7.01). */
export const language = (): LanguageId => languageOf(i18next.language)

/** Translates outside of components; inside them, useTranslation re-renders on a change of language. */
export const t = (sentence: string, blanks: Record<string, string | number> = {}): string => i18next.t(sentence, blanks)

/** The BCP 47 tag for html lang and Intl; Chinese is the simplified one. */
export const tagOf = (id: LanguageId): string => (id === 'zh' ? 'zh-CN' : id)

/** Switches the language in place: loads its chunk, sets html lang, and remembers it. */
export async function switchLanguage(id: LanguageId): Promise<void> {
  if (id !== 'en' && !i18next.hasResourceBundle(id, 'translation')) {
    i18next.addResourceBundle(id, 'translation', await loaders[id]())
  }
  await i18next.changeLanguage(id)
  document.documentElement.lang = tagOf(id)
  localStorage.setItem(key, id)
}

/** Starts translating; the sentence itself is the key, so dots and colons in it mean nothing. */
export const startLanguages = () =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
