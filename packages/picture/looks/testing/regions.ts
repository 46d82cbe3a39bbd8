import { rolled } from '@toile/craft/mannequins/round/headPose.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { boundsOf, type Point } from '@toile/geometry'
import { onTrunk } from '../../people/round/trunkEdge.ts'
import type { Frame } from '../frame.ts'
import type { Wearer } from '../wearer.ts'

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

type Standing = Pick<Wearer, 'figure' | 'posed'>
type Mark = `${'shoulder' | 'bust' | 'waist' | 'hip' | 'hand' | 'knee' | 'ankle'}${'Left' | 'Right'}`
type Marks = Record<Mark | 'headTop' | 'chin' | 'neckPit' | 'crotch', Point>

/** The named places of a body in space, on the page. */
function marksInSpace(posed: Posed): Marks {
  const { levels } = posed.build
  const at = (share: number, level: number) => onTrunk(posed, share, level)
  const [left, right] = posed.arms
  return {
    headTop: rolled(posed.head, [0, -0.5]),
    chin: rolled(posed.head, [0, 0.5]),
    neckPit: at(0, levels.neck + 0.04),
    shoulderLeft: left.flat[0],
    shoulderRight: right.flat[0],
    bustLeft: at(-0.5, levels.bust),
    bustRight: at(0.5, levels.bust),
    waistLeft: at(-1, levels.waist),
    waistRight: at(1, levels.waist),
    hipLeft: at(-1, levels.hip),
    hipRight: at(1, levels.hip),
    crotch: at(0, levels.crotch),
    handLeft: left.flat[2],
    handRight: right.flat[2],
    kneeLeft: posed.legs[0].flat[1],
    kneeRight: posed.legs[1].flat[1],
    ankleLeft: posed.legs[0].flat[2],
    ankleRight: posed.legs[1].flat[2],
  }
}

/** The parts of a body as a picture of it shows them. */
export function bodyRegions(wearer: Standing, { scale, origin }: Frame, width: number, height: number): NamedRegion[] {
  const marks = wearer.posed ? marksInSpace(wearer.posed) : wearer.figure.landmarks()
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
