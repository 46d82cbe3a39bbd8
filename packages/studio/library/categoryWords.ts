import { accessoryCategories, categories } from '@toile/craft/garments/categories.ts'
import { motionCategory } from '@toile/craft/motions/own/motionCategory.ts'
import { designCategories } from './designCategories.ts'
import { elementCategories } from './elementCategories.ts'
import { wordsOf } from './foldWords.ts'
import { calledEverywhere } from './meanings.ts'

/** Categories that the vocabulary calls by another id than their own. */
const concept: Readonly<Record<string, string>> = {
  Pattern: 'motif',
  Logo: 'logo_detail',
  eyewear: 'sunglasses',
  female: 'woman',
  male: 'man',
}
const named: readonly { id: string; label: string; called?: readonly string[] }[] = [
  ...categories,
  ...accessoryCategories,
  ...designCategories,
  ...[...elementCategories, 'Pattern', 'Slogan', 'Logo', 'adult', 'child', 'female', 'male'].map((id) => ({
    id,
    label: id,
  })),
  { id: motionCategory.label, ...motionCategory },
]

let words: ReadonlyMap<string, readonly string[]> | null = null

/** The categories of the library with how each is called in all nine languages, folded (requirements S2.44, S3.26). */
export function categoryWords(): ReadonlyMap<string, readonly string[]> {
  words ??= new Map(
    named.map(({ id, label, called = [] }) => [
      id,
      [
        ...new Set([
          ...[label, id, ...called].map((name) => wordsOf([name])),
          ...calledEverywhere(concept[id] ?? id.toLowerCase()),
        ]),
      ],
    ]),
  )
  return words
}
