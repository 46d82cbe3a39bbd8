import type { Build } from '../mannequins/build.ts'
import type { Gesture } from '../mannequins/round/gesture.ts'

/** Who moves: a body as it stands in space, the gesture it stands in by itself, how far its ankles are over the floor in heads, and for how many seconds it is filmed. */
export interface Mover {
  build: Build
  rest: Gesture
  footHeight: number
  seconds: number
}

/** A place on the floor in heads: x to the viewer's right, z towards the viewer. */
export type Floor = readonly [x: number, z: number]

/** How somebody stands at one moment: the gesture, where the pelvis is over the floor, and which feet carry and may not slide. */
export interface Moment {
  gesture: Gesture
  at: Floor
  planted: readonly [left: boolean, right: boolean]
  /** How far each hand has taken hold of the edge of an open coat, 0 .. 1. */
  edges?: readonly [left: number, right: number]
  /** How far hands sweep the hem of a skirt beyond its own swing: to the right in heads, and wider by a share. */
  sweeps?: readonly [x: number, flare: number]
}

/** A way to move (requirement S1.09): a pure function of time, so that any frame can be drawn by itself; before 0 it is as it came in. */
export interface Motion<Id extends string = string> {
  id: Id
  label: string
  /** Seconds after which it begins anew; null where it comes to an end. */
  round: number | null
  /** Whether the body turns further round than its front shows. */
  turnsRound: boolean
  /** Whether arms stay folded or at the face where the look has them so; else they hang. */
  keepsArms?: boolean
  /** What a look must have for it: something to move, or somebody who moves so. */
  asks?: 'coat' | 'skirt' | 'child'
  moment(seconds: number, mover: Mover): Moment
}

/** Declares a motion and keeps its id as a literal type. */
export const defineMotion = <const Id extends string>(motion: Motion<Id>): Motion<Id> => motion
