import { languages } from '../languages/index.ts'
import { type Concept, concepts, type Kind } from '../words/concepts.ts'
import { foldWords } from './foldWords.ts'

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
  ...new Set(languages.flatMap(({ id }) => forms(id).slice(0, formsEach).map(foldWords))),
]

let known: ReadonlyMap<string, Concept> | null = null

function everyForm(): ReadonlyMap<string, Concept> {
  const found = new Map<string, Concept>()
  for (const concept of concepts.values()) {
    if (!naming.has(concept.kind)) continue
    for (const { id } of languages)
      for (const form of concept.forms(id)) {
        const folded = foldWords(form)
        if (!found.has(folded)) found.set(folded, concept)
      }
  }
  return found
}

/** What a folded word or phrase means, in the words of all nine languages; nothing when the vocabulary does not hold it (requirement S2.44). */
export function meaningsOf(folded: string): string[] {
  known ??= everyForm()
  const concept = known.get(folded)
  return concept ? calledOf(concept) : []
}

/** How a concept is called in every language. */
export function calledEverywhere(id: string): string[] {
  const concept = concepts.get(id)
  return concept ? [...new Set(languages.flatMap((language) => concept.forms(language.id).map(foldWords)))] : []
}
