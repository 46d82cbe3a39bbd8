import type { AgeGroup, Gender } from './build.ts'
import { readOwnPerson } from './ownFigure.ts'
import { findPerson } from './people/index.ts'

/** Whom a look is for. */
export interface Wearer {
  gender: Gender
  ageGroup: AgeGroup
}

/** Gender and age of a person by id; an unknown one counts as a woman. */
export const wearerOf = (person: string): Wearer =>
  findPerson(person) ?? readOwnPerson(person) ?? { gender: 'female', ageGroup: 'adult' }
