import type { Color } from '@toile/craft/colors/color.ts'
import { colorAtOklab } from '@toile/craft/colors/oklch.ts'
import type { Pixels } from '../../../surface.ts'
import { within } from '../inkField.ts'
import type { InkAt } from '../readInks.ts'
import { working } from '../working.ts'
import { inksOfLines } from './inksOfLines.ts'
import { layLines } from './layLines.ts'
import { type LinePoint, linesIn } from './linesIn.ts'

/** The side in pixels at which lines are looked for. */
export const lineSide = 630
/** The side in pixels at which they are laid. */
const laidSide = 1260
/** Half the width of the finest line that cloth shows, and how much of what is broader goes on being a line, in pixels of `lineSide`. */
const finest = 1.15
const broadest = 4.5
/** How far beside a line its ground is laid over it before the picture is calmed. */
const beside = 1.4

/** The thin lines of a picture, taken out of it so that calming it leaves no stains, and drawn over it again as lines. */
export interface DrawnLines {
  /** Lays the ground of the lines over a square of the same picture. */
  without(picture: Pixels): Pixels
  /** Draws the lines over what is read in a square of working pixels. */
  over(inkAt: InkAt): InkAt
}

/** Reads the lines of a square picture; `moved` tells where a place of it comes to lie, in shares of its sides. */
export function openLines(
  picture: Pixels,
  colors: readonly Color[],
  moved: (u: number, v: number) => readonly [u: number, v: number],
  join: 'wrap' | 'mirror',
): DrawnLines {
  const side = picture.width
  const points = join === 'wrap' ? linesRound(picture) : linesIn(picture)
  const inks = inksOfLines(points, colors)
  return {
    without: (other) => cleared(other, points, inks, other.width / side),
    over(inkAt) {
      if (!points.length) return inkAt
      const laid = new Uint8Array(laidSide * laidSide)
      const own = points.map((point) => {
        const [u, v] = moved(point.x / side, point.y / side)
        return { ...point, x: u * side, y: v * side }
      })
      const radiusOf = ({ radius }: LinePoint) => Math.min(broadest, Math.max(finest, radius))
      layLines(own, { side: laidSide, scale: laidSide / side, radiusOf }, (pixel, point) => {
        const ink = inks[point]
        if (ink !== null) laid[pixel] = ink + 1
      })
      const finer = laidSide / working
      return (x, y) => {
        const column = within(Math.floor(x * finer), laidSide, join)
        const ink = laid[within(Math.floor(y * finer), laidSide, join) * laidSide + column]
        return ink ? ink - 1 : inkAt(x, y)
      }
    },
  }
}

/** How far a picture that comes in again at its other side is looked at beyond its sides, in pixels. */
const beyond = 24

/** The lines of a picture that comes in again at its other side, those that run out of it too. */
function linesRound({ width, height, rgba }: Pixels): LinePoint[] {
  const wide = { width: width + 2 * beyond, height: height + 2 * beyond }
  const round: Pixels = { ...wide, rgba: new Uint8ClampedArray(wide.width * wide.height * 4) }
  for (let y = 0; y < wide.height; y++) {
    const row = within(y - beyond, height, 'wrap') * width
    for (let x = 0; x < wide.width; x++) {
      const from = (row + within(x - beyond, width, 'wrap')) * 4
      const to = (y * wide.width + x) * 4
      for (let c = 0; c < 4; c++) round.rgba[to + c] = rgba[from + c]
    }
  }
  return linesIn(round).map((point) => ({ ...point, x: point.x - beyond, y: point.y - beyond }))
}

function cleared(
  picture: Pixels,
  points: readonly LinePoint[],
  inks: readonly (number | null)[],
  scale: number,
): Pixels {
  if (!points.length) return picture
  const rgba = picture.rgba.slice()
  const grounds = points.map(({ ground }) => colorAtOklab([...ground]))
  const radiusOf = ({ radius }: LinePoint) => radius + beside
  layLines(points, { side: picture.width, scale, radiusOf }, (pixel, point) => {
    if (inks[point] === null) return
    rgba[pixel * 4] = grounds[point].r
    rgba[pixel * 4 + 1] = grounds[point].g
    rgba[pixel * 4 + 2] = grounds[point].b
  })
  return { ...picture, rgba }
}
