import type { RingShape } from './ring.ts'

/** What distinguishes bodies of the same measures: how wide they are for their depth at each level, and how their parts stand. Lengths are millimetres on a body of 1.68 m. */
export interface Build {
  /** The height of the head as a share of the tape round it. */
  headHeight: number
  trunk: Readonly<Record<TrunkRing, RingShape>>
  /** How far the buttocks and the belly stand out. */
  seat: number
  belly: number
}

/** The levels at which a trunk is shaped, from below. */
export type TrunkRing = 'hips' | 'highHip' | 'waist' | 'underbust' | 'bust' | 'armpit'
