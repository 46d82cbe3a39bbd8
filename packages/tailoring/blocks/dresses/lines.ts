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
