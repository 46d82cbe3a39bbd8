import { type Cast, readCast } from './cast.ts'
import { kindOf } from './kindOf.ts'

/** What the people of a board are called together where a cast is among them: the cast's own label while all are of its kind, one for all kinds where they are not; nothing where nobody is cast. */
export function castOn(people: readonly { person: string }[]): Pick<Cast, 'label'> | null {
  const [cast] = people.flatMap(({ person }) => readCast(person) ?? [])
  if (!cast) return null
  const alike = people.every(({ person }) => {
    const kind = kindOf(person)
    return kind?.gender === cast.gender && kind.ageGroup === cast.ageGroup
  })
  return alike ? cast : mixed
}

const mixed = { label: 'A mixed cast of four' } as const
