import { openChance } from '@toile/geometry'
import type { AgeGroup, Gender } from '../../mannequins/build.ts'
import { people } from '../../mannequins/people/index.ts'
import type { Person } from '../../mannequins/person.ts'

/** How many people a cast has. */
const most = 4

/** Who is shown when nobody in particular is asked for: people of unlike skin and hair, in a new order for every seed. */
export function castFor(gender: Gender, ageGroup: AgeGroup, seed: number): string[] {
  const chance = openChance(seed).branch(`cast ${gender} ${ageGroup}`)
  const left: Person[] = chance.shuffled(people.filter((one) => one.gender === gender && one.ageGroup === ageGroup))
  const cast: Person[] = []
  while (cast.length < most && left.length > 0) {
    const next = left.reduce((best, one) => (unlike(one, cast) > unlike(best, cast) ? one : best))
    cast.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return cast.map(({ id }) => id)
}

/** How far somebody stands out among those who are there. */
const unlike = (one: Person, cast: readonly Person[]) =>
  cast.reduce(
    (sum, other) =>
      sum +
      (one.skin === other.skin ? 0 : 2) +
      (one.hair === other.hair ? 0 : 1) +
      (one.hairColor === other.hairColor ? 0 : 0.5),
    0,
  )
