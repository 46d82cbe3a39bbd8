import type { Design } from '@toile/craft/designs/design.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import type { StoredPicture } from '../../host/files/files.ts'
import { documentHash } from './documentHash.ts'
import { hangPicture } from './keepDesign.ts'

type Locked = Pick<typeof design.$inferSelect, 'id' | 'ownerId' | 'revision'>

/** Writes a look that was changed as its next revision, with its new picture where it was drawn anew. */
export async function keepEdited(
  tx: Transaction,
  { id, ownerId, revision }: Locked,
  document: Design,
  picture: StoredPicture | undefined,
): Promise<void> {
  await tx
    .update(design)
    .set({ document, documentHash: documentHash(document), revision: revision + 1, updatedAt: new Date() })
    .where(and(eq(design.id, id), ownedBy(design, ownerId)))
  if (picture) await hangPicture(tx, { ownerId, id }, picture)
}
