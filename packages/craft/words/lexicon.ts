import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { type Concept, concepts } from './concepts.ts'
import { fold } from './fold.ts'
import { grammars } from './grammar.ts'
import { stem } from './stem.ts'
import { stopWordsOf } from './stopWords.ts'

/** The forms of one language, ready to be looked up; every map gives a concept's id. */
export interface Lexicon {
  /** The folded form; without spaces where words do not stand apart. */
  exact: ReadonlyMap<string, string>
  /** Each word without its inflection. */
  stems: ReadonlyMap<string, string>
  /** Several words written as one. */
  joined: ReadonlyMap<string, string>
  /** Vietnamese without its marks. */
  bare: ReadonlyMap<string, string>
  /** Single words that a slip may hide, by their first letter. */
  single: ReadonlyMap<string, readonly string[]>
  /** The most words, or letters where words do not stand apart, of a form. */
  longest: number
}

/** The id that words without meaning of their own have in a scanned lexicon, so that they end what stands before them. */
export const stopped = '#stop'

/** A word without its marks. */
export const bareOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')

const formsOf = ({ kind, forms }: Concept, language: LanguageId): string[] => {
  const named = forms(language)
  if (kind !== 'colour') return named
  if (language === 'vi') return named.flatMap((form) => [form, `màu ${form}`])
  if (language === 'th') return named.flatMap((form) => (form.startsWith('สี') ? [form] : [form, `สี${form}`]))
  return named
}

/** Folded forms of a concept; "without sleeves" is left to the rule of negation, so that "and buttons" can share it. */
function foldedForms(concept: Concept, language: LanguageId, noes: readonly string[]): string[] {
  const forms = formsOf(concept, language).map((form) => fold(form, language).text)
  if (concept.id !== 'sleeveless' && concept.id !== 'collarless') return forms
  if (grammars[language].spaced) return forms.filter((form) => !noes.some((no) => form.startsWith(`${no} `)))
  return language === 'th' ? forms.filter((form) => !noes.some((no) => form.startsWith(no))) : forms
}

/** Enters a form unless an earlier concept has it. */
const enter = (map: Map<string, string>, key: string, id: string) => {
  if (!map.has(key)) map.set(key, id)
}

/** Thai colours without the word for colour, where nothing else is called so. */
function enterBareColors(exact: Map<string, string>) {
  for (const { id, kind, forms } of concepts.values())
    for (const form of kind === 'colour' ? forms('th') : []) {
      const bare = fold(form, 'th').text.replaceAll(' ', '').replace(/^สี/, '')
      if (bare.length > 4) enter(exact, bare, id)
    }
}

function buildLexicon(language: LanguageId): Lexicon {
  const { spaced } = grammars[language]
  const exact = new Map<string, string>()
  const stems = new Map<string, string>()
  const joined = new Map<string, string>()
  const bare = new Map<string, string>()
  const single = new Map<string, string[]>()
  let longest = 0
  const enterWords = (form: string, { id, kind }: Concept) => {
    const words = form.split(/[ /]/)
    longest = Math.max(longest, words.length + 1)
    enter(exact, words.join(' '), id)
    if (kind === 'idiom') return
    enter(stems, words.map((word) => stem(word, language)).join(' '), id)
    if (language === 'vi') return enter(bare, bareOf(form), id)
    const whole = words.join('')
    if (words.length > 1 || form.length > 6) enter(joined, whole, id)
    if (words.length > 1) enter(joined, stem(whole, language), id)
    if (words.length > 1 || form.length < 5 || kind === 'op') return
    single.set(sure(form[0]), [...(single.get(sure(form[0])) ?? []), form])
  }
  const noes =
    concepts
      .get('not')
      ?.forms(language)
      .map((form) => fold(form, language).text) ?? []
  for (const concept of concepts.values())
    for (const form of foldedForms(concept, language, noes)) {
      if (spaced) enterWords(form, concept)
      else {
        const key = form.replaceAll(' ', '')
        enter(exact, key, concept.id)
        longest = Math.max(longest, key.length)
      }
    }
  if (!spaced) for (const word of stopWordsOf(language)) if (word.length > 1) enter(exact, word, stopped)
  if (language === 'th') enterBareColors(exact)
  return { exact, stems, joined, bare, single, longest }
}

const built = new Map<LanguageId, Lexicon>()

/** The lexicon of a language, built when it is first asked for. */
export function lexiconOf(language: LanguageId): Lexicon {
  const known = built.get(language)
  if (known) return known
  const lexicon = buildLexicon(language)
  built.set(language, lexicon)
  return lexicon
}
