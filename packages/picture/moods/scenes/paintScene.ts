import type { Color } from '@toile/craft/colors/color.ts'
import type { Chance } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'

/** What a scene is painted with: size in pixels, and colours from dark to light with the accent apart. */
interface SceneOrder {
  width: number
  height: number
  tones: readonly Color[]
  accent: Color
  chance: Chance
}

/** Paints a scene of light and matter. */
export type PaintScene = (order: SceneOrder) => Pixels
