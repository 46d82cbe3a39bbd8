import type { Design } from '@toile/fashion/designs/design.ts'
import { turnPieces } from '@toile/fashion/garments/turn/turnPieces.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import { buildOf, type Person } from '@toile/fashion/mannequins/person.ts'
import type { ArmGesture, Gesture } from '@toile/fashion/mannequins/round/gesture.ts'
import { type Posed, poseInSpace } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { readShoe } from '@toile/fashion/mannequins/shoes.ts'
import type { Look } from '../../people/look.ts'
import { footHeight } from '../../people/round/feet/footHeight.ts'
import { shoeCuts } from '../../people/round/feet/shoeCuts.ts'
import { type Dressed, dress } from '../dressing.ts'
import { hemsOf } from '../hemsOf.ts'
import type { Sources } from '../sources.ts'

/** A design on somebody in space: who it is, how they stand, and the garments as they were carried there. */
export interface Stood {
  person: Person
  posed: Posed
  look: Look
  dressed: readonly Dressed[]
}

/** An arm that carries something hangs. */
const carrying: ArmGesture = { upper: [10, 2], lower: [4, 18] }

/** Stands a design in a gesture: drafted on the flat block and carried round, hands closed round what they hold. */
export function standIn(design: Design, gesture: Gesture, sources: Sources): Stood {
  const person = findPerson(design.mannequin.person) ?? people[0]
  const shoe = readShoe(design.shoes.kind)
  const build = { ...buildOf(person), flatFooted: !shoe.heeled }
  const height = footHeight(build, shoeCuts[shoe.id])
  const asked = poseInSpace(build, gesture, height)
  const first = dress(design, asked.block, sources)
  const held = heldBy(first)
  const posed = held.length ? poseInSpace(build, holding(gesture, held), height) : asked
  const flat = held.length ? dress(design, posed.block, sources) : first
  const dressed = flat.map(
    (one): Dressed => (one.kind === 'drafted' ? { ...one, pieces: turnPieces(posed, one.pieces) } : one),
  )
  const hems = hemsOf(dressed)
  const look: Look = { shoe: shoe.id, shoeColor: design.shoes.color, lips: design.lips, ...(hems ? { hems } : {}) }
  return { person, posed, look, dressed }
}

const heldBy = (dressed: readonly Dressed[]): (0 | 1)[] =>
  dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.flatMap(({ heldBy: arm }) => (arm === undefined ? [] : [arm])) : [],
  )

function holding(gesture: Gesture, held: readonly (0 | 1)[]): Gesture {
  const changed = <T>([a, b]: readonly [T, T], value: T) =>
    [held.includes(0) ? value : a, held.includes(1) ? value : b] as const
  return { ...gesture, hands: changed(gesture.hands, 'strap'), arms: changed(gesture.arms, carrying) }
}
