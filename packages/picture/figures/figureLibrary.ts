import { figureOf } from '@toile/fashion/mannequins/figureOf.ts'
import { people } from '@toile/fashion/mannequins/people/index.ts'
import type { Person } from '@toile/fashion/mannequins/person.ts'
import { envelopePaths, envelopes } from './envelopes.ts'
import { type FigureTemplate, figureTemplates } from './figureTemplate.ts'
import { hairPaths } from './hairPaths.ts'
import { personPaths } from './personPaths.ts'

let built: readonly FigureTemplate[] | null = null

/** Everyone of the catalogue in each of their flat stances, in the base layer and in clothes of every kind, and all mirrored; built at first use and kept, so that a new person is found without further work. */
export function figureLibrary(): readonly FigureTemplate[] {
  built ??= people.flatMap((person) => person.flat.flatMap((pose) => standing(person, pose)))
  return built
}

function standing(person: Person, pose: string): FigureTemplate[] {
  const figure = figureOf({ person: person.id, pose, mirrored: false })
  const mirrored = figureOf({ person: person.id, pose, mirrored: true })
  if (!figure || !mirrored) return []
  const shared = {
    figure,
    body: personPaths(figure, person, person.shoe),
    hair: hairPaths(figure, person.hair),
    hairOfMirrored: hairPaths(mirrored, person.hair),
  }
  return [[], ...envelopes.map((one) => envelopePaths(figure, one))].flatMap((clothes) =>
    figureTemplates({ ...shared, clothes }),
  )
}
