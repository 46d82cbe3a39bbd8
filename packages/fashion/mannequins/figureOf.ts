import type { Design } from '../designs/design.ts'
import type { Figure, View } from './figure.ts'
import { findPerson } from './people/index.ts'
import { buildOf, type Person } from './person.ts'
import { poseFigure } from './poseFigure.ts'
import { stanceOf } from './round/gestureOf.ts'
import { readShoe } from './shoes.ts'

/** The flat figure of a mannequin, or nothing when its person or stance is unknown; without a shoe the person wears their own. */
export function figureOf(
  { person: personId, pose: poseId, mirrored }: Design['mannequin'],
  view: View = 'front',
  shoe?: string,
): Figure | null {
  const person = findPerson(personId)
  const pose = stanceOf(poseId)
  if (!person || !pose) return null
  return poseFigure({
    build: buildOf(person),
    pose,
    view,
    mirrored,
    flatFooted: !readShoe(shoe ?? person.shoe).heeled,
  })
}

/** Names everything that a figure's drawing depends on but the drawing style, for caches of body and head. */
export const figureKey = (person: Person, figure: Figure, mirrored: boolean): string =>
  [
    person.id,
    figure.pose.id,
    mirrored ? 'mirrored' : 'plain',
    figure.view,
    figure.build.flatFooted ? 'flat' : 'heel',
  ].join(':')
