import type { Box } from '../tiles/box.ts'
import type { Tile } from '../tiles/tile.ts'

/** Lays a patch of one tile on another, in place: with an opacity, through the alpha of a mask, and `atop` only where the ground is painted, whose alpha then stays. */
export type Blender = (
  ground: Tile,
  source: Tile,
  patch: Readonly<Box>,
  opacity: number,
  mask?: Tile,
  atop?: boolean,
) => void
