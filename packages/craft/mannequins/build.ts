import type { Table } from '@toile/geometry'

/** Female or male (requirement S3.04). */
export type Gender = 'female' | 'male'
/** Adult or child (requirement S3.04). */
export type AgeGroup = 'adult' | 'child'

/** Heights of the body's levels in heads below the top of the head. */
export interface Levels {
  chin: number
  neck: number
  shoulder: number
  armpit: number
  bust: number
  underbust: number
  waist: number
  highHip: number
  hip: number
  crotch: number
  thigh: number
  knee: number
  calf: number
  ankle: number
  floor: number
}

/** A body as symmetric tables in heads; it knows nothing of poses. */
export interface Build {
  id: string
  gender: Gender
  ageGroup: AgeGroup
  heads: number
  headHalf: number
  /** Rows of [y, half width]. */
  trunk: Table
  /** Rows of [y, half width]; the last row is the neck point. */
  neck: Table
  /** Half width and height of the shoulder point. */
  shoulder: readonly [number, number]
  levels: Levels
  armRoot: readonly [number, number]
  upperArm: number
  foreArm: number
  hipRoot: readonly [number, number]
  kneeY: number
  ankleY: number
  /** Rows of [t 0..2, outer, inner half width]. */
  arm: Table
  leg: Table
  handScale: number
  footScale: number
  flatFooted: boolean
  bust: number
  muscle: number
  /** How round the belly stands out, 0..1. */
  belly: number
  millimetresPerHead: number
  /** Whether these are already the proportions in which a body stands in space. */
  inSpace?: true
}
