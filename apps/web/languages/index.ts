import { type LanguageId, languageOf, languages } from '@toile/fashion/languages/index.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'

export { languages }
export type { LanguageId }

type Words = Readonly<Record<string, string>>

/** Refusals are written with single braces, because the server fills them as well. */
const doubled = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, '{{$1}}')

/** The words of the screens and those of refusals as one. */
async function together(screens: Promise<Words>, refusals: Promise<Words>): Promise<Words> {
  const spoken = Object.entries(await refusals).map(([english, own]) => [doubled(english), doubled(own)])
  return { ...Object.fromEntries(spoken), ...(await screens) }
}

/** Each language in chunks of its own; English is written in the code, save its plural and ordinal forms. */
const loaders: Record<Exclude<LanguageId, 'en'>, () => Promise<Words>> = {
  zh: () =>
    together(
      import('./zh.ts').then(({ zh }) => zh),
      import('@toile/fashion/languages/zh.ts').then(({ zh }) => zh),
    ),
  ko: () =>
    together(
      import('./ko.ts').then(({ ko }) => ko),
      import('@toile/fashion/languages/ko.ts').then(({ ko }) => ko),
    ),
  ja: () =>
    together(
      import('./ja.ts').then(({ ja }) => ja),
      import('@toile/fashion/languages/ja.ts').then(({ ja }) => ja),
    ),
  ru: () =>
    together(
      import('./ru.ts').then(({ ru }) => ru),
      import('@toile/fashion/languages/ru.ts').then(({ ru }) => ru),
    ),
  fr: () =>
    together(
      import('./fr.ts').then(({ fr }) => fr),
      import('@toile/fashion/languages/fr.ts').then(({ fr }) => fr),
    ),
  th: () =>
    together(
      import('./th.ts').then(({ th }) => th),
      import('@toile/fashion/languages/th.ts').then(({ th }) => th),
    ),
  vi: () =>
    together(
      import('./vi.ts').then(({ vi }) => vi),
      import('@toile/fashion/languages/vi.ts').then(({ vi }) => vi),
    ),
  it: () =>
    together(
      import('./it.ts').then(({ it }) => it),
      import('@toile/fashion/languages/it.ts').then(({ it }) => it),
    ),
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
