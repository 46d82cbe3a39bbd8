import { add, type Point } from '@toile/geometry'
import type { Step } from './round.ts'

/** An edge moved by so many millimetres across and up. */
export const movedStep = ({ handles, ...step }: Step, by: Point): Step => ({
  ...step,
  to: add(step.to, by),
  ...(handles ? { handles: [add(handles[0], by), add(handles[1], by)] as const } : {}),
})
