import type { Figure, View } from '../mannequins/figure.ts'
import { findPerson } from '../mannequins/people/index.ts'
import { buildOf, type Person } from '../mannequins/person.ts'
import { poseFigure } from '../mannequins/poseFigure.ts'
import { stanceOf } from '../mannequins/round/gestureOf.ts'
import { readShoe } from '../mannequins/shoes.ts'
import type { Design } from './design.ts'

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
