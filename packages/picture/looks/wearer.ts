import type { Design } from '@toile/craft/designs/design.ts'
import { figureKey, figureOf } from '@toile/craft/designs/figureOf.ts'
import { hasCoat, hasHandPockets } from '@toile/craft/designs/handPockets.ts'
import type { Figure, View } from '@toile/craft/mannequins/figure.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { ownFigureOf } from '@toile/craft/mannequins/ownFigureOf.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { buildOf, type Person } from '@toile/craft/mannequins/person.ts'
import { forOneSheet } from '@toile/craft/mannequins/round/forOneSheet.ts'
import { type Gesture, mirroredGesture } from '@toile/craft/mannequins/round/gesture.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { poseOwn } from '@toile/craft/mannequins/round/poseOwn.ts'
import { withoutCoat } from '@toile/craft/mannequins/round/withoutCoat.ts'
import { withoutPockets } from '@toile/craft/mannequins/round/withoutPockets.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { skinLike } from '@toile/craft/mannequins/skinLike.ts'
import { keepLatest } from '@toile/geometry'
import type { Look } from '../people/personLook.ts'
import { type OwnBody, openOwnBody } from '../people/own/ownPicture.ts'
import { footHeight } from '../people/round/feet/footHeight.ts'
import { shoeCuts } from '../people/round/shoes/shoeCuts.ts'
import type { Sources } from './sources.ts'

/** Who wears a design, and how they stand. */
export interface Wearer {
  person: Person
  figure: Figure
  look: Look
  /** Names everything that body and head depend on but style and scale. */
  key: string
  /** The body in space, seen from the front. */
  posed?: Posed
  /** The cut-out that stands for a drawn body, where somebody's own mannequin is seen from the front. */
  own?: OwnBody
}

/** A wearer whose body stands in space. */
export type PosedWearer = Wearer & { posed: Posed }

/** Whether a wearer's body stands in space. */
export const isPosed = (wearer: Wearer): wearer is PosedWearer => wearer.posed !== undefined

/** Whether a wearer can be seen from all round; a picture of somebody has but its front. */
export const turnsRound = (wearer: Wearer): boolean => isPosed(wearer) && !wearer.own

type Worn = Pick<Design, 'mannequin' | 'shoes' | 'lips'> & Partial<Pick<Design, 'garments'>>

/** The wearer of a design, out of the catalogue or somebody's own; an unknown person or stance becomes the first of the catalogue. Backs stand flat. */
export function wearerOf(design: Worn, view: View, sources?: Pick<Sources, 'figure'>): Wearer | null {
  return ownWearer(design, view, sources) ?? (view === 'front' ? posedWearer(design) : null) ?? flatWearer(design, view)
}

/** Somebody of the catalogue in space, in the gesture of the design as what is worn allows it. */
function posedWearer({ mannequin, shoes, lips, garments = [] }: Worn): PosedWearer | null {
  const person = findPerson(mannequin.person)
  const found = person && gestureOf(mannequin.pose)
  if (!found) return null
  const turned = mannequin.mirrored ? mirroredGesture(found) : found
  const gesture = asWorn(turned, garments)
  const look: Look = { shoe: readShoe(shoes.kind).id, shoeColor: shoes.color, lips }
  const key = JSON.stringify([found.id, mannequin.mirrored, gesture.hands, gesture.yaw])
  return stood(JSON.stringify([person.id, key, look, gesture]), () => wearerInSpace(person, gesture, look, key))
}

/** Somebody who stands is not posed anew for every edit of what they wear. */
const stood = keepLatest<PosedWearer>(8)

/** A gesture as what is worn allows it: no hand in a pocket or at the edge of a coat that is not there. */
function asWorn(gesture: Gesture, garments: Design['garments']): Gesture {
  if (garments.some(({ cut, hidden }) => cut.kind === 'traced' && !hidden)) return forOneSheet(gesture)
  const coated = hasCoat(garments) ? gesture : withoutCoat(gesture)
  return hasHandPockets(garments) ? coated : withoutPockets(coated)
}

/** Somebody of the catalogue in any gesture and at any turn, which `key` names. */
export function wearerInSpace(person: Person, gesture: Gesture, look: Look, key: string): PosedWearer {
  const build = { ...buildOf(person), flatFooted: !readShoe(look.shoe).heeled }
  const posed = poseInSpace(build, gesture, footHeight(build, shoeCuts[look.shoe]))
  return { person, figure: posed.block, look, key: JSON.stringify([person.id, key, look]), posed }
}

/** Somebody of the catalogue in a flat stance. */
export function flatWearer(design: Pick<Design, 'mannequin' | 'shoes' | 'lips'>, view: View): Wearer | null {
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
  const own = openOwnBody(picture)
  const skin = skinLike(own.parts.skin)
  const alike = people.filter((one) => one.gender === gender && one.ageGroup === ageGroup)
  const person = alike.find((one) => one.skin === skin.id) ?? alike[0] ?? people[0]
  const look: Look = { shoe: readShoe(shoes.kind).id, shoeColor: shoes.color, lips, skin }
  const key = `${mannequin.person}:${view}:${JSON.stringify(look)}`
  if (view === 'back') return { person, figure: ownFigureOf(picture.document, view).figure, look, key }
  const posed = poseOwn(own, footHeight(own.build, shoeCuts[look.shoe]))
  return { person, figure: posed.block, look, key, posed, own }
}
