import { add, mix, type Path, type Point, rotate, scale, subtract, sure, unit } from '@toile/geometry'
import type { Face } from './bodiceFrame.ts'
import type { Line, Part } from './lines.ts'
import type { Top } from './topLines.ts'

/** Where the fullness of the bust goes: a dart in the side, with the waist dart, in the shoulder; or into a seam from the armhole or the shoulder over the bust point; or nowhere. */
export const dartings = ['side', 'waist', 'shoulder', 'princess', 'shoulderPrincess', 'none'] as const

export type Darting = (typeof dartings)[number]

/** An open run of lines from a corner in millimetres, counter-clockwise. */
export interface Open {
  from: Point
  lines: readonly Line[]
}

/** Half a front or back, from the middle of its lower edge to the middle of its neck, and the side panel that a princess seam cuts off it, which is closed. */
export interface Half {
  main: Open
  panel?: Open
  /** Darts within it that have two points, as closed outlines. */
  darts?: readonly Path[]
}

/** How far darts stay off the bust point, in millimetres. */
export const short = 20

/** A sewn line to a corner. */
export const line = (part: Part, to: Point, handles?: readonly [Point, Point]): Line => ({
  part,
  to,
  ...(handles ? { handles } : {}),
  end: 'seam',
})

/** To the right of a direction, as a waist runs beneath a leg of a dart or a side that rises. */
export const across = (from: Point, to: Point): Point => {
  const [x, y] = unit(subtract(to, from))
  return [y, -x]
}

/** The tip and the legs of a dart from one corner to another, its tip so many millimetres short of the place it points at. */
export const dart = (from: Point, to: Point, at: Point, off: number): readonly [tip: Point, lines: Line[]] => {
  const tip = add(at, scale(unit(subtract(mix(from, to, 0.5), at)), off))
  return [tip, [line('dart', tip), line('dart', to)]]
}

/** Everything that a half is built of; millimetres. */
export interface Parts {
  face: Face
  front: boolean
  level: number
  /** The angle of the bust dart in radians. */
  turn: number
  top: Top
}
