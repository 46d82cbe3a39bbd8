import { castFor } from '@toile/fashion/designs/compose/castFor.ts'
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

/** The people that words name: one by id, or a cast of a kind, people who contrast, by seed; as many of a kind as there is room for, women when nothing is said. */
export function chooseMannequins(words: readonly string[], seed = 0): Person[] {
  const { most } = limits.mannequins
  if (words.length > most) throw new Mistake(sentence(refuse('tooManyMannequins', { most }).message))
  const asked = words.length ? words : ['female']
  let open = asked.filter(kindOf).length
  let room = most - asked.length + open
  const chosen: Person[] = []
  for (const word of asked) {
    const kind = kindOf(word)
    if (!kind) {
      chosen.push(personOf(word))
      continue
    }
    const count = Math.ceil(room / open--)
    room -= count
    const free = castFor(kind.gender, kind.ageGroup, seed).filter((id) => chosen.every((one) => one.id !== id))
    chosen.push(...free.slice(0, count).flatMap((id) => findPerson(id) ?? []))
  }
  return chosen
}

const kindOf = (word: string) => Object.entries(kinds).find(([name]) => name === word)?.[1]

function personOf(word: string): Person {
  const person = findPerson(word)
  if (person) return person
  throw new Mistake(
    `${word} is no mannequin: write ${Object.keys(kinds).join(', ')}, or one of ${people.map(({ id }) => id).join(', ')}.`,
  )
}
