import type { Levels } from '@toile/craft/mannequins/build.ts'
import type { Bounds } from '@toile/geometry'
import type { Stood } from '../looks/round/standIn.ts'
import type { Stage } from '../raster/stage.ts'

/** Garments without a wearer, ready to be drawn; lengths in heads. */
export interface ClothAlone {
  box: Bounds
  millimetresPerHead: number
  levels: Levels
  floor: number
  /** How they stand in space; nothing from behind. */
  stood: Stood | null
  draw(stage: Stage): void
}
