import { accessoryCategories, categories } from '../garments/categories.ts'
import { designCategories } from './designCategories.ts'
import { wordsOf } from './foldWords.ts'
import { calledEverywhere } from './meanings.ts'

/** Categories that the vocabulary calls by another id than their own. */
const concept: Readonly<Record<string, string>> = {
  Pattern: 'motif',
  Slogan: 'slogan',
  Logo: 'logo_detail',
  eyewear: 'sunglasses',
  tShirt: 'tshirt',
  adult: 'adult',
}
const elements = ['Collar', 'Neckline', 'Sleeve', 'Cuff', 'Closure', 'Pocket', 'Hem', 'Dart', 'Pleat']
const named: readonly { id: string; label: string }[] = [
  ...categories,
  ...accessoryCategories,
  ...designCategories,
  ...[...elements, 'Gather', 'Yoke', 'Waistband', 'Trim', 'Pattern', 'Slogan', 'Logo', 'Adult', 'Child'].map(
    (label) => ({
      id: label === 'Adult' || label === 'Child' ? label.toLowerCase() : label,
      label,
    }),
  ),
]

let words: ReadonlyMap<string, readonly string[]> | null = null

/** The categories of the library with how each is called in all nine languages, folded (requirements S2.44, S3.26). */
export function categoryWords(): ReadonlyMap<string, readonly string[]> {
  words ??= new Map(
    named.map(({ id, label }) => [
      id,
      [...new Set([wordsOf([label]), wordsOf([id]), ...calledEverywhere(concept[id] ?? id.toLowerCase())])],
    ]),
  )
  return words
}
