import type { Measures } from '../bodies/measures.ts'

/** A place in space in millimetres: x to the wearer's left, y up from the floor, z to the front. */
export type Spot = readonly [x: number, y: number, z: number]

/** A surface of triangles that are counter-clockwise seen from outside: x, y, z of each corner in millimetres, its normal, and three corners per triangle. */
export interface Mesh {
  positions: Float32Array
  normals: Float32Array
  triangles: Uint32Array
}

/** How far it is to the surface of a body at the corners of a grid, in millimetres, negative inside; the value of corner x, y, z stands at (z * count y + y) * count x + x. */
export interface DistanceField {
  from: Spot
  cell: number
  count: readonly [x: number, y: number, z: number]
  values: Float32Array
}

/** An arm from the shoulder to the wrist or a leg from the hip to the ankle, with its radius at both ends in millimetres. */
export interface Limb {
  from: Spot
  to: Spot
  startRadius: number
  endRadius: number
}

/** The trunk (with its bust, without arms) cut level at a height: half its width, and how far it reaches to the front and back of its middle, in millimetres. */
export interface Section {
  y: number
  halfWidth: number
  front: number
  back: number
  middle: number
}

/** The kinds of bodies, each with its own build. */
export type Figure = 'woman' | 'man' | 'girl' | 'boy' | 'toddler'

/** The heights in millimetres above the floor at which a tape goes round a body. */
export type Levels = Readonly<
  Record<'neck' | 'shoulder' | 'bust' | 'underbust' | 'waist' | 'hips' | 'crotch' | 'knee' | 'ankle', number>
>

/** A body in space, standing with its arms held off the trunk. */
export interface Form {
  measures: Measures
  figure: Figure
  levels: Levels
  arms: { left: Limb; right: Limb }
  legs: { left: Limb; right: Limb }
  sections: readonly Section[]
  field: DistanceField
  mesh: Mesh
}
