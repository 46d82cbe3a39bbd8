import type { Color } from '@toile/craft/colors/color.ts'
import type { Stage } from '../../raster/stage.ts'
import type { Wearer } from '../wearer.ts'

/** Who throws a shadow. */
export type Standing = Pick<Wearer, 'figure' | 'posed' | 'look'>

/** Where those who stand in a picture meet the floor, in pixels: its level, the middles of the first and of the last, and how high the tallest rises. */
export interface Floor {
  level: number
  left: number
  right: number
  top: number
}

/** What looks stand before. */
export interface Ground {
  /** The sheet on which the look is drawn, of the asked colour: what ink leaves open. */
  sheet(color: Color): Color
  /** Fills the picture behind all that is drawn. */
  fill(stage: Stage, color: Color, floor: Floor): void
  /** What lies on it is thrown by the figure as it is drawn, and not only by how it stands. */
  readsFigure?: true
  /** Lays what somebody throws on it, behind what is drawn. */
  shadow(stage: Stage, standing: Standing, color: Color): void
}
