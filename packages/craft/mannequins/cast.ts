import type { AgeGroup, Gender } from './build.ts'

/** Four people of one kind who contrast; who they are is chosen by the seed of each order. It stands on a board in the place of a person (requirement S5.17). */
export interface Cast {
  /** The person's id that boards name it by. */
  id: string
  gender: Gender
  ageGroup: AgeGroup
  /** As people read it. */
  label: string
}

/** Every cast, in the order of the screen. */
export const casts: readonly Cast[] = [
  { id: 'cast:female:adult', gender: 'female', ageGroup: 'adult', label: 'Women, a cast of four' },
  { id: 'cast:male:adult', gender: 'male', ageGroup: 'adult', label: 'Men, a cast of four' },
  { id: 'cast:female:child', gender: 'female', ageGroup: 'child', label: 'Girls, a cast of four' },
  { id: 'cast:male:child', gender: 'male', ageGroup: 'child', label: 'Boys, a cast of four' },
]

/** The cast that a person's id names, or nothing when it names somebody. */
export const readCast = (person: string): Cast | null => casts.find(({ id }) => id === person) ?? null
