import { bezier, lengths, type Point, sure } from '@toile/geometry'
import type { Step } from './round.ts'

/** How far along an edge that rises a level is met, in millimetres from its start. */
export function lengthAtLevel(from: Point, { handles, to }: Step, level: number): number {
  const path = handles ? bezier(from, ...handles, to, 200) : bezier(from, from, to, to, 200)
  const index = path.findIndex(([, y]) => y >= level)
  return sure(lengths(path)[Math.max(1, index)])
}
