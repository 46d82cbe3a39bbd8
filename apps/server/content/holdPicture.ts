import type { Transaction } from '../host/database/database.ts'
import { file } from '../host/database/schema/files.ts'
import type { StoredPicture } from '../host/files/files.ts'

/** Has a person hold a stored picture that the studio made, or that came in a collection file; the same picture of the same kind is held once. Answers the id of the hold. */
export async function holdPicture(
  tx: Transaction,
  own: {
    ownerId: string
    kind: 'upload' | 'drawn' | 'made' | 'cutout' | 'tile' | 'motif' | 'sheet' | 'figure'
    name?: string
  },
  stored: StoredPicture,
): Promise<string> {
  const [held] = await tx
    .insert(file)
    .values({ ...stored, ...own })
    .onConflictDoUpdate({ target: [file.ownerId, file.hash, file.kind, file.copy], set: { width: stored.width } })
    .returning({ id: file.id })
  return held.id
}
