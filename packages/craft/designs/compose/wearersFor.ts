import { limits } from '@toile/rules/limits.ts'
import { readCast } from '../../mannequins/cast.ts'
import type { Brief } from './brief.ts'
import { castFor } from './castFor.ts'

/** Who wears a collection: those whom a board names, and in the place of each cast people of its kind by seed, as many as there is room for beside the others (requirement S5.17). */
export function wearersFor(mannequins: Brief['mannequins'], seed: number): Brief['mannequins'] {
  const named = mannequins.filter(({ person }) => readCast(person) === null)
  const taken = new Set(named.map(({ person }) => person))
  let open = mannequins.length - named.length
  let room = limits.mannequins.most - named.length
  return mannequins.flatMap((one) => {
    const cast = readCast(one.person)
    if (!cast) return [one]
    const count = Math.ceil(room / open--)
    const free = castFor(cast.gender, cast.ageGroup, seed).filter((person) => !taken.has(person))
    const chosen = free.slice(0, count)
    room -= chosen.length
    for (const person of chosen) taken.add(person)
    // No stance is asked for, so that each stands as suits the line-up.
    return chosen.map((person) => ({ person, pose: '' }))
  })
}
