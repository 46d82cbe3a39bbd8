import type { Transaction } from '../../host/database/database.ts'
import { brief } from '../../host/database/schema/briefs.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'
import type { CollectionContent } from './form.ts'

/** Keeps the words of the brief that came with a collection as a text of their own; answers the brief's id. */
export async function importBrief(
  files: Files,
  tx: Transaction,
  ownerId: string,
  told: CollectionContent['brief'],
): Promise<string | null> {
  if (!told) return null
  const { name, words } = told
  const bytes = Buffer.from(words)
  const mime = 'text/plain'
  const hash = await files.putBytes(bytes, mime)
  const [{ id: fileId }] = await tx
    .insert(file)
    .values({ ownerId, hash, kind: 'brief', bytes: bytes.length, mime, name })
    .onConflictDoUpdate({ target: [file.ownerId, file.hash, file.kind, file.copy], set: { name } })
    .returning({ id: file.id })
  const [{ id }] = await tx
    .insert(brief)
    .values({ ownerId, fileId, name, kind: 'text', words })
    .onConflictDoUpdate({ target: [brief.ownerId, brief.fileId], set: { name } })
    .returning({ id: brief.id })
  return id
}
