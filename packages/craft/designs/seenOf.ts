import type { Design, Worn } from './design.ts'
import { turnedKnobs } from './turnedKnobs.ts'

/** What of a look is drawn: no colourways and roles that are kept, no garments that are hidden, no locks, and no knobs that stand at normal. Looks that are one in this have one picture. */
export function seenOf(design: Design): Design {
  const { colorways: _, roles: __, ...drawn } = design
  return { ...drawn, garments: drawn.garments.filter(({ hidden }) => !hidden).map(drawnOf) }
}

function drawnOf(worn: Worn): Worn {
  const { locked: _, ...drawn } = worn
  return { ...drawn, knobs: turnedKnobs(worn) }
}
