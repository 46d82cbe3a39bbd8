import { wearersFor } from '@toile/craft/designs/compose/wearersFor.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { Mistake, sentence } from './mistake.ts'

/** The words for casts. */
const kinds = new Map([
  ['female', 'cast:female:adult'],
  ['male', 'cast:male:adult'],
  ['girl', 'cast:female:child'],
  ['boy', 'cast:male:child'],
])

/** The people that words name: one by id, or a cast of a kind, people who contrast, by seed; as many of a kind as there is room for, women when nothing is said. */
export function chooseMannequins(words: readonly string[], seed = 0): Person[] {
  const { most } = limits.mannequins
  if (words.length > most) throw new Mistake(sentence(refuse('tooManyMannequins', { most }).message))
  const asked = (words.length ? words : ['female']).map((word) => ({ person: personOf(word), pose: '' }))
  return wearersFor(asked, seed).flatMap(({ person }) => findPerson(person) ?? [])
}

function personOf(word: string): string {
  const person = kinds.get(word) ?? findPerson(word)?.id
  if (person) return person
  throw new Mistake(
    `${word} is no mannequin: write ${[...kinds.keys()].join(', ')}, or one of ${people.map(({ id }) => id).join(', ')}.`,
  )
}
