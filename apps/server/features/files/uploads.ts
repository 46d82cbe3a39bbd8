import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { mostBytes, mostTogether } from '@toile/studio/uploads/uploadUse.ts'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { upload, uploadPart } from '../../host/database/schema/uploads.ts'
import { fileName } from '../../host/files/fileName.ts'
import type { Handlers } from '../../host/http/context.ts'
import { dropUnused } from '../../library/dropUnused.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'
import { duplicateOf, findSent } from './duplicates.ts'
import { finishUpload } from './finishUpload.ts'
import { checkRoom, uploadRoom } from './keepUpload.ts'
import { lockUpload, receivedOf } from './parts.ts'

type UploadRow = typeof upload.$inferSelect
type Calls = Pick<Contract['files'], 'uploadRoom' | 'beginUpload' | 'sendPart' | 'finishUpload' | 'dropUpload'>

async function takeUp(tx: Transaction, wanted: Pick<UploadRow, 'ownerId' | 'hash' | 'use' | 'name' | 'bytes'>) {
  await holdStill(tx, wanted.ownerId)
  const row = sureFirst(
    await tx
      .insert(upload)
      .values(wanted)
      .onConflictDoUpdate({
        target: [upload.ownerId, upload.hash],
        targetWhere: isNull(upload.fileId),
        set: { name: wanted.name, use: wanted.use, bytes: wanted.bytes, createdAt: new Date() },
      })
      .returning({ id: upload.id }),
  )
  await forgetOldest(tx, wanted.ownerId)
  return row.id
}

async function forgetOldest(tx: Transaction, ownerId: string) {
  const many = tx
    .select({ id: upload.id })
    .from(upload)
    .where(and(ownedBy(upload, ownerId), isNull(upload.fileId)))
    .orderBy(desc(upload.createdAt))
    .offset(limits.uploadParts.open)
  await tx.delete(upload).where(and(ownedBy(upload, ownerId), inArray(upload.id, many)))
}

export const uploads: Handlers<Calls> = {
  uploadRoom: (_, { tx, identity }) => uploadRoom(tx, identity),

  async beginUpload({ name, bytes, hash, use, together }, { tx, identity, language }) {
    const most = mostBytes(use, language)
    if (bytes === 0) throw refuse('fileEmpty')
    if (bytes > most) throw refuse('fileTooLarge', { most: most / 1e6 })
    if (together > mostTogether(use)) throw refuse('tooManyAtOnce', { most: mostTogether(use) })
    const known = hash === null ? null : await findSent(tx, identity.id, hash)
    if (!known) await checkRoom(tx, identity)
    const id = await takeUp(tx, { ownerId: identity.id, hash, use, bytes, name: fileName(name) })
    return { id, received: await receivedOf(tx, id), known: known && (await duplicateOf(tx, 'same', known)) }
  },

  async sendPart({ id, offset }, { tx, identity, file: part }) {
    const row = await lockUpload(tx, identity.id, id)
    if (row.fileId) return { received: row.bytes }
    const received = await receivedOf(tx, id)
    if (!part || offset !== received || part.bytes.length === 0) return { received }
    const bytes = part.bytes.subarray(0, row.bytes - received)
    if (bytes.length > 0) await tx.insert(uploadPart).values({ uploadId: id, start: received, bytes })
    return { received: received + bytes.length }
  },

  finishUpload,

  async dropUpload({ id }, { tx, identity }) {
    const own = and(ownedBy(upload, identity.id), eq(upload.id, id))
    const { fileId } = sureFirst(await tx.delete(upload).where(own).returning({ fileId: upload.fileId }))
    if (fileId) await dropUnused(tx, identity.id, [fileId])
    return {}
  },
}
