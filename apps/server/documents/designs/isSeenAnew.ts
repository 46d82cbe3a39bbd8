import type { Design } from '@toile/craft/designs/design.ts'
import { seenOf } from '@toile/craft/designs/seenOf.ts'
import { documentHash } from './documentHash.ts'

/** Whether a look has to be drawn again after a change: what is not drawn of it is not seen. One whose front has no picture is drawn in any case. */
export const isSeenAnew = (
  row: { pictures: Partial<Record<string, string>> },
  standing: Design,
  changed: Design,
): boolean => !row.pictures['front'] || documentHash(seenOf(standing)) !== documentHash(seenOf(changed))
