import type { Design } from '@toile/craft/designs/design.ts'
import { documentHash } from './documentHash.ts'

/**
 * Whether a look has to be drawn again after a change: colourways that are kept and roles of colours are not seen. One whose front has
 * no picture is drawn in any case.
 */
export const isSeenAnew = (
  row: { pictures: Partial<Record<string, string>> },
  standing: Design,
  changed: Design,
): boolean => !row.pictures['front'] || documentHash(seen(standing)) !== documentHash(seen(changed))

function seen(design: Design): Design {
  const { colorways: _, roles: __, ...drawn } = design
  return drawn
}
