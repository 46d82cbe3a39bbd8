import { type Concept, concepts, type Kind } from '@toile/craft/words/concepts.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { wordsOf } from './foldWords.ts'

/** Kinds of concepts by which things are called; orders and numbers are not among them. */
const naming: ReadonlySet<Kind> = new Set<Kind>([
  'garment',
  'neckline',
  'collar',
  'sleeve',
  'length',
  'fit',
  'closure',
  'pocket',
  'detail',
  'part',
  'fabric',
  'motif',
  'manner',
  'colour',
  'season',
  'occasion',
  'mood',
  'person',
])
/** Forms of a language that stand for its concept when another language is searched. */
const formsEach = 2

/** How a concept is called in every language, folded. */
const calledOf = ({ forms }: Concept): string[] => [
  ...new Set(
    languages.flatMap(({ id }) =>
      forms(id)
        .slice(0, formsEach)
        .map((form) => wordsOf([form])),
    ),
  ),
]

let read: { phrases: ReadonlyMap<string, Concept>; words: ReadonlySet<string> } | null = null

function everyForm() {
  const phrases = new Map<string, Concept>()
  const words = new Set<string>()
  for (const concept of concepts.values()) {
    if (!naming.has(concept.kind)) continue
    for (const { id } of languages)
      for (const form of concept.forms(id)) {
        const phrase = wordsOf([form])
        if (!phrases.has(phrase)) phrases.set(phrase, concept)
        for (const piece of phrase.split(' ')) words.add(piece)
      }
  }
  return { phrases, words }
}

/** What a phrase of folded pieces means, in the words of all nine languages; nothing when the vocabulary does not hold it (requirement S2.44). */
export function meaningsOf(phrase: string): string[] {
  read ??= everyForm()
  const concept = read.phrases.get(phrase)
  return concept ? calledOf(concept) : []
}

/** Whether a folded piece is a word of the vocabulary, and so no misspelling. */
export function isKnownWord(piece: string): boolean {
  read ??= everyForm()
  return read.words.has(piece)
}

/** How a concept is called in every language. */
export function calledEverywhere(id: string): string[] {
  const concept = concepts.get(id)
  return concept
    ? [...new Set(languages.flatMap((language) => concept.forms(language.id).map((form) => wordsOf([form]))))]
    : []
}
