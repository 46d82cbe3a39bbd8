import { sureFirst } from '@toile/geometry'
import type { Transaction } from '../../host/database/database.ts'
import { brief } from '../../host/database/schema/briefs.ts'
import { file } from '../../host/database/schema/files.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import type { CollectionContent } from './fileForm.ts'

/** The kind of file that the words of a brief are kept as. */
export const briefMime = 'text/plain'

/** Keeps the words of the brief that came with a collection, whose bytes are stored, as a text of their own; answers the brief's id. */
export async function importBrief(
  tx: Transaction,
  ownerId: string,
  told: CollectionContent['brief'],
): Promise<string | null> {
  if (!told) return null
  const { name, words } = told
  const bytes = Buffer.from(words)
  const hash = hashBytes(bytes)
  const { id: fileId } = sureFirst(
    await tx
      .insert(file)
      .values({ ownerId, hash, kind: 'brief', bytes: bytes.length, mime: briefMime, name })
      .onConflictDoUpdate({ target: [file.ownerId, file.hash, file.kind, file.copy], set: { name } })
      .returning({ id: file.id }),
  )
  const { id } = sureFirst(
    await tx
      .insert(brief)
      .values({ ownerId, fileId, name, kind: 'text', words })
      .onConflictDoUpdate({ target: [brief.ownerId, brief.fileId], set: { name } })
      .returning({ id: brief.id }),
  )
  return id
}
