import { limits } from '@toile/fashion/limits.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import type { Person } from '@toile/fashion/mannequins/person.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { Mistake, sentence } from './mistake.ts'

const kinds = {
  female: { gender: 'female', ageGroup: 'adult' },
  male: { gender: 'male', ageGroup: 'adult' },
  girl: { gender: 'female', ageGroup: 'child' },
  boy: { gender: 'male', ageGroup: 'child' },
} as const

/** The people that words name: one by id, or of a kind the first who is not chosen yet; a woman when nothing is said. */
export function chooseMannequins(words: readonly string[]): Person[] {
  const { most } = limits.mannequins
  if (words.length > most) throw new Mistake(sentence(refuse('tooManyMannequins', { most }).message))
  const chosen: Person[] = []
  for (const word of words.length ? words : ['female']) {
    const kind = Object.entries(kinds).find(([name]) => name === word)?.[1]
    const fitting = kind
      ? people.filter(({ gender, ageGroup }) => gender === kind.gender && ageGroup === kind.ageGroup)
      : []
    const person = kind
      ? (fitting.find(({ id }) => !chosen.some((one) => one.id === id)) ?? fitting[0])
      : findPerson(word)
    if (!person)
      throw new Mistake(
        `${word} is no mannequin: write ${Object.keys(kinds).join(', ')}, or one of ${people.map(({ id }) => id).join(', ')}.`,
      )
    chosen.push(person)
  }
  return chosen
}
