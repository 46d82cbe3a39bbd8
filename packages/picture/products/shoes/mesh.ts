import type { Color } from '@toile/craft/colors/color.ts'
import type { Optics } from '../../raster/optics.ts'

/** A place on a shoe in heads: forward of the ankle, up from the floor, across to the viewer's right. */
export type Spot = readonly [forward: number, up: number, across: number]

/** What is drawn on a surface: colours and grooves over its width and height, 0..1 each. */
export interface Skin {
  width: number
  height: number
  rgba: Uint8ClampedArray
}

/** A surface of a shoe as rows of spots, in one substance and colour, or in what is drawn on it. */
export interface Mesh {
  rows: readonly (readonly Spot[])[]
  color: Color
  optics: Optics
  /** Whether the first spot of each row follows the last. */
  closed?: boolean
  skin?: Skin
  /** How far it mirrors the bright room around it where it stands upright, 0..1. */
  polish?: number
  /** The height of the opening of the hollow that it lines. */
  hollow?: number
  /** Places on the skin, row by row. */
  on?: readonly (readonly (readonly [u: number, v: number])[])[]
}

/** A tube along a run of spots, flattened where it is told. */
export function tubeAlong(run: readonly Spot[], radius: number, flat = 1): Mesh['rows'] {
  return run.map((spot, i) => {
    const before = run[Math.max(0, i - 1)] ?? spot
    const after = run[Math.min(run.length - 1, i + 1)] ?? spot
    const way = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
    const side = unit(cross(way, Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const above = cross(side, way)
    return Array.from({ length: 10 }, (_, k): Spot => {
      const angle = (k / 10) * 2 * Math.PI
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius * flat]
      return [
        spot[0] + side[0] * c + above[0] * s,
        spot[1] + side[1] * c + above[1] * s,
        spot[2] + side[2] * c + above[2] * s,
      ]
    })
  })
}

export const cross = ([a, b, c]: Spot, [x, y, z]: Spot): Spot => [b * z - c * y, c * x - a * z, a * y - b * x]

export function unit([a, b, c]: Spot): Spot {
  const long = Math.hypot(a, b, c) || 1
  return [a / long, b / long, c / long]
}
