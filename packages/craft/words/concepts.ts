import { type LanguageId, languages } from '@toile/rules/languages/index.ts'
import { vocabulary } from './vocabulary/index.ts'

/** The kinds of concepts, in the order of the vocabulary. */
export type Kind = (typeof vocabulary)[number][0]

/** One concept of the fashion vocabulary in nine languages (requirement S9.04). */
export interface Concept {
  id: string
  kind: Kind
  /** The sRGB value of a colour as #RRGGBB. */
  color: string | null
  /** How it is said in a language; the first form is its label. */
  forms(language: LanguageId): string[]
}

const column = (language: LanguageId) => languages.findIndex(({ id }) => id === language)

function readLine(kind: Kind, line: string): Concept {
  const [head = '', ...cells] = line.split(' | ')
  const [id = '', color = null] = head.split(' ')
  return {
    id,
    kind,
    color,
    forms: (language) => (cells[column(language)] ?? '').split(', ').filter((form) => form && form !== '–'),
  }
}

/** Every concept by its id, in the order of the vocabulary (requirement S9.04). */
export const concepts: ReadonlyMap<string, Concept> = new Map(
  vocabulary.flatMap(([kind, table]) =>
    table
      .split('\n')
      .filter(Boolean)
      .map((line) => readLine(kind, line))
      .map((concept) => [concept.id, concept] as const),
  ),
)

/** How a concept is called in a language: its first form there, else its id in words (requirement S1.28). */
export const labelOf = (id: string, language: LanguageId): string =>
  concepts.get(id)?.forms(language)[0] ?? id.replaceAll('_', ' ')
