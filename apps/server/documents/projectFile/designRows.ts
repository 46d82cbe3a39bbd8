import { design } from '../../host/database/schema/designs.ts'
import { documentHash } from '../designs/documentHash.ts'
import type { Arriving } from './arriving.ts'
import type { CollectionMoment } from './fileForm.ts'

export type DesignRow = Omit<typeof design.$inferSelect, 'projectId' | 'taskId' | 'revision' | 'updatedAt'>

/** The rows of the designs of a moment. */
export function designRows({ ids, documents, stored, ownerId }: Arriving, { designs }: CollectionMoment): DesignRow[] {
  return designs.flatMap(({ id, state, position, document: hash, picture, createdAt }): DesignRow[] => {
    const document = documents.get(hash)
    if (!document) return []
    const drawn = picture === null ? undefined : stored.get(picture)
    return [
      {
        id: ids.get(id) ?? id,
        ownerId,
        state,
        position,
        document,
        documentHash: documentHash(document),
        pictures: drawn ? { front: drawn.hash } : {},
        thumbnails: drawn?.thumbnails ?? {},
        createdAt: new Date(createdAt),
      },
    ]
  })
}
