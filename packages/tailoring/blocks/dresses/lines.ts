import { type Point, rotate, sure } from '@toile/geometry'
import type { Step } from '../drafting/round.ts'

/** What an edge of something worn whole is for; edges of one part are numbered as they are walked. */
export type Part =
  | 'waist'
  | 'hem'
  | 'side'
  | 'arm'
  | 'shoulder'
  | 'neck'
  | 'opening'
  | 'center'
  | 'panel'
  | 'dart'
  | 'inner'
  | 'slit'
  | 'seat'
  | 'end'

/** An edge while it is drafted, in millimetres, that has its part instead of a name. */
export type Line = Omit<Step, 'id'> & { part: Part }

/** Lines with their names: `part` and a number in the order that they are walked. */
export function named(lines: readonly Line[]): Step[] {
  const counts = new Map<Part, number>()
  return lines.map(({ part, ...step }) => {
    const count = (counts.get(part) ?? 0) + 1
    counts.set(part, count)
    return { id: `${part}${count}`, ...step }
  })
}

/** Lines turned about a place by an angle in radians. */
export const turned = (lines: readonly Line[], angle: number, about: Point): Line[] =>
  lines.map(({ to, handles, ...rest }) => ({
    ...rest,
    to: rotate(to, angle, about),
    ...(handles ? { handles: [rotate(handles[0], angle, about), rotate(handles[1], angle, about)] as const } : {}),
  }))

/** Lines from `from` walked the other way; they end where they started. */
export function backwards(from: Point, lines: readonly Line[]): Line[] {
  const corners = [from, ...lines.map(({ to }) => to)]
  return lines
    .map(({ handles, ...rest }, i) => ({
      ...rest,
      to: sure(corners[i]),
      ...(handles ? { handles: [handles[1], handles[0]] as const } : {}),
    }))
    .toReversed()
}
