import type { LanguageId } from '@toile/rules/languages/index.ts'

/** How a language puts its words together, as far as the reader needs it (requirement S9.04). */
export interface Grammar {
  /** Whether words stand apart; the others are scanned by longest match. */
  spaced: boolean
  /** Whether an adjective stands before its noun. */
  adjectiveFirst: boolean
  /** Whether "not" follows what is unwanted. */
  notAfter: boolean
  /** Whether "more" follows what is to grow. */
  moreAfter: boolean
  /** Whether "less" follows what is to shrink. */
  lessAfter: boolean
  /** Whether a number follows what is counted. */
  countAfter: boolean
  /** Whether accents tell words apart. */
  accents: boolean
  /** The script that it is written in. */
  script: RegExp
}

const spaced = {
  spaced: true,
  adjectiveFirst: true,
  notAfter: false,
  moreAfter: false,
  lessAfter: false,
  countAfter: false,
  accents: false,
  script: /\p{Script=Latin}/u,
}
const scanned = { ...spaced, spaced: false, accents: true }

/** The grammar of each language of the product. */
export const grammars: Readonly<Record<LanguageId, Grammar>> = {
  en: spaced,
  zh: { ...scanned, script: /\p{Script=Han}/u },
  ko: { ...scanned, notAfter: true, countAfter: true, script: /\p{Script=Hangul}/u },
  ja: {
    ...scanned,
    notAfter: true,
    countAfter: true,
    script: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
  },
  ru: { ...spaced, accents: true, script: /\p{Script=Cyrillic}/u },
  fr: { ...spaced, adjectiveFirst: false },
  th: {
    ...scanned,
    adjectiveFirst: false,
    moreAfter: true,
    lessAfter: true,
    countAfter: true,
    script: /\p{Script=Thai}/u,
  },
  vi: { ...spaced, adjectiveFirst: false, moreAfter: true, accents: true },
  it: { ...spaced, adjectiveFirst: false },
}
