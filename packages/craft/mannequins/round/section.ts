import { lerp, readTable, remembered, smooth, type Table } from '@toile/geometry'
import type { Build } from '../build.ts'
import { depthsOf } from './depths.ts'

/** A cross-section of a body or of what hangs on it: half width, and depth before and behind the axis, in heads. */
export interface Section {
  wide: number
  front: number
  back: number
}

/** No body is deeper below the crotch than one thigh, though both legs stand wider. */
const widestThigh = 0.56

/** The sections of a body from the neck down; `rows` are the trunk's rows [y, centre, tilt, half width] of the straight stance. */
export function openSections(build: Build, rows: Table): (y: number) => Section {
  const { levels, neck, shoulder } = build
  const halfOf = (y: number) => (y < levels.neck + 0.02 ? readTable(neck, y) : readTable(rows, y, 3))
  // Shares are taken at the levels first and read between them afterwards, or a narrow waist would be shallow twice.
  const depths = depthsOf(build).map(([name, front, back]) => {
    const y = levels[name]
    const half = y > levels.crotch ? Math.min(halfOf(y), widestThigh) : halfOf(y)
    return [y, front * half, back * half]
  })
  return remembered((y) => {
    const slope = smooth(levels.neck - 0.02, levels.shoulder, y)
    const wide = y < levels.shoulder ? lerp(readTable(neck, y), shoulder[0], slope) : halfOf(y)
    return { wide, front: readTable(depths, y, 1), back: readTable(depths, y, 2) }
  })
}
