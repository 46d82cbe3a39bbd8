import type { Design } from '@toile/fashion/designs/design.ts'
import type { Figure, View } from '@toile/fashion/mannequins/figure.ts'
import { figureKey, figureOf } from '@toile/fashion/mannequins/figureOf.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import type { Person } from '@toile/fashion/mannequins/person.ts'
import { readShoe } from '@toile/fashion/mannequins/shoes.ts'
import { readOwnPerson } from '@toile/fashion/mannequins/ownFigure.ts'
import { ownFigureOf } from '@toile/fashion/mannequins/ownFigureOf.ts'
import { type OwnBody, openOwnBody } from '../figures/ownPicture.ts'
import type { Look } from '../people/look.ts'
import type { Sources } from './sources.ts'

/** Who wears a design, and how they stand. */
export interface Wearer {
  person: Person
  figure: Figure
  look: Look
  /** Names everything that body and head depend on but style and scale. */
  key: string
  /** The cut-out that stands for a drawn body, where somebody's own mannequin is seen from the front. */
  own?: OwnBody
}

/** The wearer of a design, out of the catalogue or somebody's own; an unknown person or stance becomes the first of the catalogue. */
export function wearerOf(
  design: Pick<Design, 'mannequin' | 'shoes' | 'lips'>,
  view: View,
  sources?: Pick<Sources, 'figure'>,
): Wearer | null {
  const own = ownWearer(design, view, sources)
  if (own) return own
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

/** Somebody's own mannequin; from behind, where there is no picture, a body of the same build is drawn. */
function ownWearer(
  { mannequin, shoes, lips }: Pick<Design, 'mannequin' | 'shoes' | 'lips'>,
  view: View,
  sources?: Pick<Sources, 'figure'>,
): Wearer | null {
  const named = readOwnPerson(mannequin.person)
  const picture = named && sources?.figure?.(named.figure)
  if (!picture) return null
  const { gender, ageGroup } = picture.document
  const person = people.find((one) => one.gender === gender && one.ageGroup === ageGroup) ?? people[0]
  const look: Look = { shoe: readShoe(shoes.kind).id, shoeColor: shoes.color, lips }
  const key = `${mannequin.person}:${view}:${JSON.stringify(look)}`
  if (view === 'back') return { person, figure: ownFigureOf(picture.document, view).figure, look, key }
  const own = openOwnBody(picture)
  return { person, figure: own.figure, look, key, own }
}
