import { figureOf } from '@toile/craft/designs/figureOf.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { buildOf, type Person } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import type { GestureId } from '@toile/craft/mannequins/round/gestureIds.ts'
import { gestures } from '@toile/craft/mannequins/round/gestures/index.ts'
import { onHead } from '@toile/craft/mannequins/round/headPose.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import type { Point } from '@toile/geometry'
import { envelopePaths, envelopes } from './envelopes.ts'
import { type FigureTemplate, figureTemplates } from './figureTemplate.ts'
import { hairPaths } from './hairPaths.ts'
import { personPaths } from './personPaths.ts'
import { bodyInSpace, clothesInSpace, landmarksInSpace } from './standingInSpace.ts'

let built: readonly FigureTemplate[] | null = null

/** Everyone of the catalogue in each of their flat stances, and somebody in every gesture in space, in the base layer and in clothes of every kind, and all mirrored; built at first use and kept, so that a new person is found without further work. */
export function figureLibrary(): readonly FigureTemplate[] {
  built ??= [
    ...people.flatMap((person) => person.flat.flatMap((pose) => standing(person, pose))),
    ...Object.values(gestures).flatMap((gesture) => inSpace(gesture)),
  ]
  return built
}

function standing(person: Person, pose: string): FigureTemplate[] {
  const figure = figureOf({ person: person.id, pose, mirrored: false })
  const mirrored = figureOf({ person: person.id, pose, mirrored: true })
  if (!figure || !mirrored) return []
  const shared = {
    kind: person,
    marks: figure.landmarks(),
    body: personPaths(figure, person, person.shoe),
    hair: hairPaths(figure, person.hair),
    hairOfMirrored: hairPaths(mirrored, person.hair),
  }
  return [[], ...envelopes.map((one) => envelopePaths(figure, one))].flatMap((clothes) =>
    figureTemplates({ ...shared, clothes }),
  )
}

/** Few envelopes tell gestures apart: bare, in shirt and trousers, in a short skirt, in a long one. */
const inGestures = [0, 1, 3, 5].map((i) => envelopes[i])
/** How far the ankle stands over the floor in a flat shoe, in heads. */
const flatShoe = 0.33

function inSpace(gesture: Gesture & { id: GestureId }): FigureTemplate[] {
  const person = people.find(({ stances }) => stances.includes(gesture.id))
  if (!person) return []
  const posed = poseInSpace(buildOf(person), gesture, flatShoe)
  const head: Figure['head'] = (x, y) => onHead(posed.head, x, y)
  const hair = hairPaths({ ...posed.block, head, headYaw: posed.head.yaw }, person.hair)
  const flipped = hair.map((path) => path.map(([x, y]): Point => [-x, y]))
  const shared = {
    kind: person,
    marks: landmarksInSpace(posed),
    body: bodyInSpace(posed),
    hair,
    hairOfMirrored: flipped,
  }
  return [[], ...inGestures.map((one) => clothesInSpace(posed, one))].flatMap((clothes) =>
    figureTemplates({ ...shared, clothes }),
  )
}
