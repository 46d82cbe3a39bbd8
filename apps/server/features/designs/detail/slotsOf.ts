import type { Design } from '@toile/craft/designs/design.ts'
import type { Transact } from '../../../host/database/database.ts'
import type { Files } from '../../../host/files/files.ts'
import { loadTraced } from '../../../pictures/drawing/loadUploads.ts'

/** Where the traced sketches of a design are worn, by hash. */
export async function slotsOf(
  load: Transact,
  files: Files,
  ownerId: string,
  { garments }: Design,
): Promise<Record<string, string>> {
  const slots: Record<string, string> = {}
  for (const { cut } of garments) {
    const piece = cut.kind === 'traced' ? await loadTraced(load, files, ownerId, cut.traced) : null
    if (piece && cut.kind === 'traced') slots[cut.traced] = piece.slot
  }
  return slots
}
