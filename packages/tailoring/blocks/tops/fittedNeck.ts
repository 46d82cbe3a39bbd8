import { bezier, lengths, type Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { reached } from '../drafting/reached.ts'
import type { Step } from '../drafting/round.ts'
import { type Neckline, neckline } from './necklines.ts'
import { type Room, trunkOf } from './trunkOf.ts'

/** The length of edges from a corner, in millimetres. */
function lengthOf(from: Point, steps: readonly Step[]): number {
  let [at, sum] = [from, 0]
  for (const { to, handles } of steps) {
    sum += lengths(handles ? bezier(at, handles[0], handles[1], to, 32) : [at, to]).at(-1) ?? 0
    at = to
  }
  return sum
}

/** The neck edge of a shirt, as wide as makes it as long as the neck and so many millimetres more, so that a collar closes comfortably. */
export function fittedNeck(body: Measures, room: Room, more: number): Neckline {
  const wide = (neck: number) => neckline(trunkOf(body, { ...room, neck }), 'shirt')
  const round = (neck: number) => {
    const { trunk, front, back } = wide(neck)
    return 2 * (lengthOf(trunk.neck, front) + lengthOf(trunk.neck, back))
  }
  return wide(reached(body.neck + more, [-body.neck / 14, body.neck / 8], round, 24))
}
