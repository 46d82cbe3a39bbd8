import type { AgeGroup, Gender } from './build.ts'
import { readCast } from './cast.ts'
import { readOwnPerson } from './ownFigure.ts'
import { findPerson } from './people/index.ts'

/** Gender and age group of whom a board names: a person of the catalogue, an own mannequin or a cast; nothing for somebody unknown (requirement S5.17). */
export const kindOf = (person: string): { gender: Gender; ageGroup: AgeGroup } | null =>
  findPerson(person) ?? readOwnPerson(person) ?? readCast(person)
