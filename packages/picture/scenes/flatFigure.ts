import type { Build } from '@toile/fashion/mannequins/build.ts'
import { restat } from '@toile/fashion/mannequins/builds/restat.ts'
import type { Figure, View } from '@toile/fashion/mannequins/figure.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import { buildOf } from '@toile/fashion/mannequins/person.ts'
import { poseFigure } from '@toile/fashion/mannequins/poseFigure.ts'
import { neutral } from '@toile/fashion/mannequins/poses/neutral.ts'

/** Technical flats stand in the proportions of a real body, not of a fashion figure. */
const trueHeads = 8

/** The straight figure that a person's flats are drawn on: eight heads tall where the person is drawn taller. */
export const flatFigure = (person: string, view: View): Figure =>
  poseFigure({ build: trueBuild(buildOf(findPerson(person) ?? people[0])), pose: neutral, view, flatFooted: true })

function trueBuild(build: Build): Build {
  if (build.heads <= trueHeads) return build
  const tall = (trueHeads - 1) / (build.heads - 1)
  return restat(build, tall, 1, {
    id: build.id,
    millimetresPerHead: (build.millimetresPerHead * build.heads) / trueHeads,
  })
}
