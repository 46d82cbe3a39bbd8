import type { Design } from '@toile/craft/designs/design.ts'
import { documentHash } from './documentHash.ts'

/** Whether two documents of a look are drawn alike: colourways that are kept and roles of colours are not seen. */
export const drawsAlike = (one: Design, other: Design): boolean => documentHash(seen(one)) === documentHash(seen(other))

function seen(design: Design): Design {
  const { colorways: _, roles: __, ...drawn } = design
  return drawn
}
