import type { Box } from '../tiles/box.ts'
import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'

/** How a new selection meets the one that is there. */
export const combinations = ['replace', 'add', 'subtract', 'intersect'] as const
export type Combination = (typeof combinations)[number]

const rules: Readonly<Record<Combination, (there: number, added: number) => number>> = {
  replace: (_, added) => added,
  add: (there, added) => (there > added ? there : added),
  subtract: (there, added) => (there < 255 - added ? there : 255 - added),
  intersect: (there, added) => (there < added ? there : added),
}

/** Two selections of one sheet as one. */
export function combined(there: Selection, added: Selection, how: Combination): Selection {
  if (how === 'replace') return added
  const { width, height } = there
  const rule = rules[how]
  const box = how === 'add' ? together(there.box, added.box) : there.box
  const alpha = there.alpha.slice()
  for (let y = box.y0; y < box.y1; y++)
    for (let at = y * width + box.x0; at < y * width + box.x1; at++) alpha[at] = rule(alpha[at]!, added.alpha[at]!)
  return boundedSelection(width, height, alpha, box)
}

function together(a: Readonly<Box>, b: Readonly<Box>): Box {
  if (a.x0 >= a.x1) return b
  if (b.x0 >= b.x1) return a
  return { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) }
}
