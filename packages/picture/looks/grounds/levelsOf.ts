import { boundsOf } from '@toile/geometry'
import type { Stage } from '../../raster/stage.ts'
import { footShadows } from './floorSpots.ts'
import type { Standing } from './ground.ts'

/** Where each foot meets the floor, in pixels of the picture; one level for a flat figure. */
export function levelsOf(stage: Stage, standing: Standing): number[] {
  const touched = footShadows(standing).filter(({ touch, off }) => touch.length > 0 && off < 0.12)
  const levels = touched.map(({ touch }) => stage.place([0, boundsOf(...touch).bottom - 0.03])[1])
  return levels.length ? levels : [stage.place([0, (standing.posed?.floor ?? standing.figure.levels.floor) - 0.04])[1]]
}
