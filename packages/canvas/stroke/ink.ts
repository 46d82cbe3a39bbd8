import type { Selection } from '../tiles/selection.ts'

/** How a stroke is laid on its layer. */
export interface Ink {
  /** Red, green and blue, 0 to 255. */
  readonly color: readonly [r: number, g: number, b: number]
  /** Of the whole stroke, besides the brush's own. */
  readonly opacity: number
  /** Paint covers, glaze darkens as ink does, erasing takes away. */
  readonly lays: 'paint' | 'glaze' | 'erase'
  readonly selection?: Selection | undefined
  /** Colors change, what is transparent stays so. */
  readonly lockAlpha?: boolean | undefined
  /** The color at a pixel of the sheet instead of one color, packed as `packed` does: a print in its true scale. */
  readonly paint?: ((x: number, y: number) => number) | undefined
}
