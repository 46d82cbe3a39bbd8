import type { Region, Stage } from './stage.ts'

/** Far from where noise begins, in pixels. */
const amid = 4096

/** The place of a region in the texture of its sheet, in pixels: where it lies on the page, and of what moves its middle, wherever that lies, so that grain and brush go with it. */
export const textureAt = (
  { moves }: Pick<Stage, 'moves'>,
  { x, y, width, height }: Region,
): { x: number; y: number } => (moves ? { x: amid - (width >> 1), y: amid - (height >> 1) } : { x, y })
