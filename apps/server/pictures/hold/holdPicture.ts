import { sureFirst } from '@toile/geometry'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import type { StoredPicture } from '../../host/files/files.ts'
import type { PictureKind } from './pictureKind.ts'

/** Has a person hold a stored picture that the studio made, or that came in a collection file; the same picture of the same kind is held once. Answers the id of the hold. */
export async function holdPicture(
  tx: Transaction,
  own: {
    ownerId: string
    kind: PictureKind
    name?: string
  },
  stored: StoredPicture,
): Promise<string> {
  const held = sureFirst(
    await tx
      .insert(file)
      .values({
        ownerId: own.ownerId,
        kind: own.kind,
        name: own.name,
        hash: stored.hash,
        mime: stored.mime,
        width: stored.width,
        height: stored.height,
        bytes: stored.bytes,
        thumbnails: stored.thumbnails,
        palette: stored.palette,
        likeness: stored.likeness,
      })
      .onConflictDoUpdate({ target: [file.ownerId, file.hash, file.kind, file.copy], set: { width: stored.width } })
      .returning({ id: file.id }),
  )
  return held.id
}
