import { diamond, disc, hexagon, rectangle, rounded, shield } from './plain.ts'
import type { Shape } from './shape.ts'
import { bolt, heart, laurel, rays, ribbon, star, stars, stripes, sunset, swash } from './signs.ts'

/** Every shape of the slogan maker, in the order of its list. */
export const shapes = [
  rectangle,
  rounded,
  disc,
  diamond,
  hexagon,
  shield,
  star,
  stars,
  laurel,
  ribbon,
  stripes,
  sunset,
  rays,
  swash,
  bolt,
  heart,
] as const

export type ShapeId = (typeof shapes)[number]['id']
export const shapeIds: readonly ShapeId[] = shapes.map(({ id }) => id)

/** A shape by its id. */
export const findShape = (id: string): Shape<ShapeId> | undefined => shapes.find((shape) => shape.id === id)
