import { openChance } from '@toile/geometry'
import { fabrics } from '../../../fabrics/index.ts'
import { findPerson } from '../../../mannequins/people/index.ts'
import { buildOf } from '../../../mannequins/person.ts'
import { gesturesOf } from '../../../mannequins/round/gestures/index.ts'
import type { Posed } from '../../../mannequins/round/posed.ts'
import { poseInSpace } from '../../../mannequins/round/poseInSpace.ts'
import type { AnyAccessory, AnyGarment } from '../../garment.ts'
import { findWearable } from '../../index.ts'
import type { StoredKnobs } from '../../knob.ts'
import type { Piece } from '../../piece.ts'
import { turnPieces } from '../turnPieces.ts'

/** A person in all their gestures, or in every n-th of them. */
export function posesOf(id: string, every = 1): Posed[] {
  const person = findPerson(id)
  if (!person) throw new Error(`nobody called ${id}`)
  const build = buildOf(person)
  return gesturesOf(build)
    .filter((_, i) => i % every === 0)
    .map((gesture) => poseInSpace(build, gesture, 0.6))
}

const named = (id: string): AnyGarment | AnyAccessory => {
  const found = findWearable(id)
  if (!found) throw new Error(`no garment ${id}`)
  return found
}

/** The pieces of a garment as it is drafted on somebody's block. */
export const draftedOn = (
  posed: Posed,
  garment: string | AnyGarment,
  knobs: StoredKnobs = {},
  over: readonly Piece[] = [],
): readonly Piece[] =>
  (typeof garment === 'string' ? named(garment) : garment).draft(posed.block, knobs, {
    chance: openChance(1),
    layered: false,
    tucked: false,
    cloth: fabrics[0],
    over: over.flatMap(({ outlines }) => outlines),
  })

/** The same with how it was carried to the body, over what else is worn. */
export function carried(
  posed: Posed,
  garment: string | AnyGarment,
  over: readonly Piece[] = [],
  knobs: StoredKnobs = {},
) {
  const flat = draftedOn(posed, garment, knobs, over)
  return { flat, round: turnPieces(posed, flat, over) }
}
