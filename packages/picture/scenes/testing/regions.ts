import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { boundsOf, type Point } from '@toile/geometry'
import type { Frame } from '../frame.ts'

/** A named rectangle of a picture, in whole pixels. */
export interface NamedRegion {
  name: string
  left: number
  top: number
  right: number
  bottom: number
}

const [columns, rows] = [8, 12]

/** A picture cut into cells of equal size. */
export const cellsOf = (width: number, height: number): NamedRegion[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return {
      name: `cell ${column + 1} of row ${row + 1}`,
      left: Math.round((column / columns) * width),
      right: Math.round(((column + 1) / columns) * width),
      top: Math.round((row / rows) * height),
      bottom: Math.round(((row + 1) / rows) * height),
    }
  })

/** The parts of a body as a picture of it shows them. */
export function bodyRegions(figure: Figure, { scale, origin }: Frame, width: number, height: number): NamedRegion[] {
  const marks = figure.landmarks()
  const around = (name: string, reach: number, ...points: Point[]): NamedRegion => {
    const { left, right, top, bottom } = boundsOf(points)
    const x = (value: number) => Math.min(width, Math.max(0, Math.round(origin[0] + value * scale)))
    const y = (value: number) => Math.min(height, Math.max(0, Math.round(origin[1] + value * scale)))
    return { name, left: x(left - reach), right: x(right + reach), top: y(top - reach), bottom: y(bottom + reach) }
  }
  return [
    around('head', 0.45, marks.headTop, marks.chin),
    around('neck', 0.25, marks.chin, marks.neckPit),
    around('chest', 0.1, marks.shoulderLeft, marks.shoulderRight, marks.bustLeft, marks.bustRight),
    around('waist', 0.2, marks.waistLeft, marks.waistRight),
    around('hips', 0.2, marks.hipLeft, marks.hipRight, marks.crotch),
    around('left hand', 0.35, marks.handLeft),
    around('right hand', 0.35, marks.handRight),
    around('knees', 0.3, marks.kneeLeft, marks.kneeRight),
    around('feet', 0.45, marks.ankleLeft, marks.ankleRight),
  ]
}
