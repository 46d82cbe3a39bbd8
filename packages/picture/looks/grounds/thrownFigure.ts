import type { Stage } from '../../raster/stage.ts'

/** How the lamp throws what stands upright: pixels to the side and up the picture for each pixel that it rises, and from which height it is lost in the light. */
export interface Throw {
  aside: number
  up: number
  reach: number
}

/** Rows of the figure that are joined in one row of the floor. */
const parts = 6

/** The drawn figure as the lamp lays it on the floor from a level in pixels, 0..1 in the rows above it: the dark under it, and how far each row is from the feet. */
export function thrownFigure(
  stage: Stage,
  level: number,
  { aside, up, reach }: Throw,
): { rows: Float32Array; top: number; height: number } {
  const { width } = stage
  const bottom = Math.min(stage.height, Math.ceil(level))
  const from = Math.max(0, Math.floor(level - reach))
  const { data } = stage.context.getImageData(0, from, width, Math.max(1, bottom - from))
  const top = Math.max(0, Math.floor(level - reach * up))
  const height = Math.max(1, bottom - top)
  const rows = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let part = 0; part < parts; part++) {
      const rise = (level - (top + y + (part + 0.5) / parts)) / up
      const source = Math.floor(level - rise) - from
      if (rise < 0 || source < 0 || source >= bottom - from) continue
      const shift = Math.round(rise * aside)
      for (let x = Math.max(0, shift); x < width; x++)
        rows[y * width + x] += data[(source * width + x - shift) * 4 + 3] / (255 * parts)
    }
  }
  return { rows, top, height }
}
