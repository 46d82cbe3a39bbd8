import { add, distance, type Point, rotate, scale, sure } from '@toile/geometry'
import { type Darting, line, type Open, type Parts } from './half.ts'
import { type Line, turned } from './lines.ts'

/** How far below the middle of the neck a yoke ends at least. */
const below = 18

/** Whether a half is cut across at the pitch of its armhole: where it has one, and the neck ends above it. */
export const isYoked = ({ face, front, top }: Parts, darting: Darting): boolean =>
  darting === 'yoke' && front && top.arm.length > 1 && sure(top.neck.at(-1)).to[1] > face.pitch[1] + below

/** The lines of a half below its yoke from the side of the waist to the middle of the yoke seam, into which the bust dart is turned, to be gathered. */
export function belowYoke({ face, turn, top }: Parts): Line[] {
  const { apex, under, pitch } = face
  const middle: Point = [0, pitch[1]]
  const arm = turned(top.arm.slice(0, 1), -turn, apex)
  const end = sure(arm.at(-1)).to
  const third = distance(end, middle) / 3
  return [
    line('side', rotate(under, -turn, apex)),
    ...arm,
    line('panel', middle, [add(end, scale(rotate([-1, 0], -turn * 1.6), third)), [third, pitch[1]]]),
  ]
}

/** The half of the yoke, from the middle of its lower edge. */
export function yokeHalf({ face, top }: Parts): Open {
  const from: Point = [0, face.pitch[1]]
  return { from, lines: [line('panel', face.pitch), ...top.arm.slice(1), ...top.shoulder, ...top.neck] }
}
