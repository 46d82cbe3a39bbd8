import type { Design } from '@toile/fashion/designs/design.ts'
import type { Figure, View } from '@toile/fashion/mannequins/figure.ts'
import { figureKey, figureOf } from '@toile/fashion/mannequins/figureOf.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import type { Person } from '@toile/fashion/mannequins/person.ts'
import { readShoe } from '@toile/fashion/mannequins/shoes.ts'
import type { Look } from '../people/look.ts'

/** Who wears a design, and how they stand. */
export interface Wearer {
  person: Person
  figure: Figure
  look: Look
  /** Names everything that body and head depend on but style and scale. */
  key: string
}

/** The wearer of a design; an unknown person or stance becomes the first of the catalogue. */
export function wearerOf(design: Pick<Design, 'mannequin' | 'shoes' | 'lips'>, view: View): Wearer | null {
  const person = findPerson(design.mannequin.person) ?? people[0]
  const { mirrored } = design.mannequin
  const shoe = readShoe(design.shoes.kind).id
  const figure =
    figureOf({ ...design.mannequin, person: person.id }, view, shoe) ??
    figureOf({ person: person.id, pose: person.stances[0], mirrored }, view, shoe)
  if (!figure) return null
  const look: Look = { shoe, shoeColor: design.shoes.color, lips: design.lips }
  return { person, figure, look, key: `${figureKey(person, figure, mirrored)}:${JSON.stringify(look)}` }
}
