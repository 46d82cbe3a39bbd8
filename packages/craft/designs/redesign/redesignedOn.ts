import type { Design } from '../design.ts'
import { redesigns } from './redesign.ts'
import type { Taken } from './taken.ts'

/** The look that one comes to by going on from a variation, and from a variation of that: the same way leads to the same look. */
export const redesignedOn = (design: Design, way: readonly Taken[]): Design =>
  way.reduce((from, { index, ...asked }) => redesigns(from, asked, index + 1)[index] ?? from, design)
