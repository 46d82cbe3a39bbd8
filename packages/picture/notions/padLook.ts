import type { Texture } from './textures.ts'

/** How a shape is laid on the pad; lengths in millimetres. */
export interface Look {
  /** How far it stands above what lies under it; less than nothing presses in. */
  rise?: number
  /** Over how many millimetres its edge rounds off; a dome where it is wide. */
  round?: number
  texture?: Texture | undefined
  /** Polish, 0 matt to 1 mirror. */
  gloss?: number
  opacity?: number
  /** Draws along the shape instead of filling it, so wide. */
  line?: number
  dash?: readonly number[]
  /** Stands at this height, whatever lies under it. */
  level?: number
}
