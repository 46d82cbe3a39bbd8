import type { Build } from '@toile/craft/mannequins/build.ts'
import { restat } from '@toile/craft/mannequins/builds/restat.ts'
import type { Figure, View } from '@toile/craft/mannequins/figure.ts'
import { nearestBuild } from '@toile/craft/mannequins/fitBuild.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import { poseFigure } from '@toile/craft/mannequins/poseFigure.ts'
import { neutral } from '@toile/craft/mannequins/poses/neutral.ts'

/** Technical flats stand in the proportions of a real body, not of a fashion figure. */
const trueHeads = 8

/** The straight figure that a person's flats are drawn on: eight heads tall where the person is drawn taller. */
export const flatFigure = (person: string, view: View): Figure => standingStraight(trueBuild(person), view)

/** A body that stands straight, flat on its feet. */
export const standingStraight = (build: Build, view: View): Figure =>
  poseFigure({ build, pose: neutral, view, flatFooted: true })

/** The body of a person of the catalogue, or the one that an own mannequin's is made from, in the proportions of a real one. */
export function trueBuild(id: string): Build {
  const own = readOwnPerson(id)
  return inTrueHeads(own ? nearestBuild(own) : buildOf(findPerson(id) ?? people[0]))
}

function inTrueHeads(build: Build): Build {
  if (build.heads <= trueHeads) return build
  const tall = (trueHeads - 1) / (build.heads - 1)
  return restat(build, tall, 1, {
    id: build.id,
    millimetresPerHead: (build.millimetresPerHead * build.heads) / trueHeads,
  })
}
