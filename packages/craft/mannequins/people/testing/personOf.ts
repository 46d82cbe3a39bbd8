import type { Person } from '../../person.ts'
import { findPerson } from '../index.ts'

/** The person of an id; a test that asks for somebody who is not there is wrong. */
export function personOf(id: string): Person {
  const person = findPerson(id)
  if (!person) throw new Error(`${id} is not in the catalogue`)
  return person
}
