import type { RingShape } from './ring.ts'

/** What distinguishes bodies of the same measures: how wide they are for their depth at each level, and how their parts stand. Lengths are millimetres on a body of 1.68 m. */
export interface Build {
  /** The height of the head as a share of the tape round it. */
  headHeight: number
  trunk: Readonly<Record<TrunkRing, RingShape>>
  /** How far the buttocks stand out as a share of the usual. */
  seat: number
  belly: number
  /** The chest without breasts as a share of the girth under the bust. */
  chest: number
  /** How far the muscles of the chest and the shoulder blades stand out. */
  pectorals: number
  blades: number
  /** How much the shoulders' muscles round the arm, 0 to 1. */
  muscle: number
  /** How soft and round the face is, 0 to 1. */
  youth: number
}

/** The levels at which a trunk is shaped, from below. */
export type TrunkRing = 'hips' | 'highHip' | 'waist' | 'underbust' | 'bust' | 'armpit'
