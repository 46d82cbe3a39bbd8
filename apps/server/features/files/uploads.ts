import type { Contract } from '@toile/contract/index.ts'
import type { LanguageId } from '@toile/fashion/languages/index.ts'
import { limits, uploadLimit } from '@toile/fashion/limits.ts'
import type { Identity } from '@toile/fashion/people/access.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { mostTogether } from '@toile/fashion/uploads/uploadUse.ts'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { dropUnused } from '../../content/fileUses.ts'
import { pictureOf } from '../../content/picture.ts'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { upload, uploadPart } from '../../host/database/schema/uploads.ts'
import { fileName } from '../../host/files/fileName.ts'
import { type Files, hashBytes } from '../../host/files/files.ts'
import type { Handlers } from '../../host/http/context.ts'
import { duplicateOf, findResembling, findSent } from './duplicates.ts'
import { checkRoom, holdStill, keepUpload, uploadRoom } from './keepUpload.ts'

type UploadRow = typeof upload.$inferSelect
type Calls = Pick<Contract['files'], 'uploadRoom' | 'beginUpload' | 'sendPart' | 'finishUpload' | 'dropUpload'>

async function lockUpload(tx: Transaction, id: string): Promise<UploadRow> {
  const [row] = await tx.select().from(upload).where(eq(upload.id, id)).for('update')
  if (!row) throw refuse('notFound')
  return row
}

/** Parts lie one behind the other, so their sum is how far the file is here. */
async function receivedOf(tx: Transaction, id: string): Promise<number> {
  const [{ received }] = await tx
    .select({ received: sql<number>`coalesce(sum(octet_length(${uploadPart.bytes})), 0)::int` })
    .from(uploadPart)
    .where(eq(uploadPart.uploadId, id))
  return received
}

async function takeUp(tx: Transaction, wanted: Pick<UploadRow, 'ownerId' | 'hash' | 'use' | 'name' | 'bytes'>) {
  const [row] = await tx
    .insert(upload)
    .values(wanted)
    .onConflictDoUpdate({
      target: [upload.ownerId, upload.hash],
      targetWhere: isNull(upload.fileId),
      set: { name: wanted.name, use: wanted.use, bytes: wanted.bytes, createdAt: new Date() },
    })
    .returning({ id: upload.id })
  await forgetOldest(tx, wanted.ownerId)
  return row.id
}

async function forgetOldest(tx: Transaction, ownerId: string) {
  const many = tx
    .select({ id: upload.id })
    .from(upload)
    .where(and(eq(upload.ownerId, ownerId), isNull(upload.fileId)))
    .orderBy(desc(upload.createdAt))
    .offset(limits.uploadParts.open)
  await tx.delete(upload).where(inArray(upload.id, many))
}

async function wholeOf(tx: Transaction, id: string): Promise<Buffer> {
  const parts = await tx
    .select({ bytes: uploadPart.bytes })
    .from(uploadPart)
    .where(eq(uploadPart.uploadId, id))
    .orderBy(asc(uploadPart.start))
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}

const dropParts = (tx: Transaction, id: string) => tx.delete(uploadPart).where(eq(uploadPart.uploadId, id))

interface Finishing {
  tx: Transaction
  files: Files
  identity: Identity
  language: LanguageId
}

/** Stores what lies in the parts, or tells what it resembles, or how many bytes are here when some are missing or wrong. */
async function store({ tx, files, identity, language }: Finishing, row: UploadRow, keep: boolean) {
  const nothing = { picture: null, duplicate: null }
  const sent = row.hash === null ? null : await findSent(tx, identity.id, row.hash)
  if (sent && !keep) return { ...nothing, duplicate: await duplicateOf(tx, 'same', sent), received: row.bytes }
  const received = await receivedOf(tx, row.id)
  if (sent && received < row.bytes) return finished(tx, row, await keepUpload(tx, identity, sent, row.name))
  if (received < row.bytes) return { ...nothing, received }
  const bytes = await wholeOf(tx, row.id)
  if (row.hash !== null && hashBytes(bytes) !== row.hash) {
    await dropParts(tx, row.id)
    return { ...nothing, received: 0 }
  }
  const stored = await files.putPicture(bytes, { bytes: uploadLimit(language) })
  await holdStill(tx, identity.id)
  const found = keep ? null : await findResembling(tx, identity.id, stored)
  if (found) return { ...nothing, duplicate: await duplicateOf(tx, found.kind, found.row), received }
  const kept = await keepUpload(tx, identity, { ...stored, sentHash: hashBytes(bytes) }, row.name)
  return finished(tx, row, kept)
}

async function finished(tx: Transaction, { id, bytes }: UploadRow, kept: typeof file.$inferSelect) {
  await tx.update(upload).set({ fileId: kept.id }).where(eq(upload.id, id))
  await dropParts(tx, id)
  return { picture: pictureOf(kept), duplicate: null, received: bytes }
}

export const uploads: Handlers<Calls> = {
  uploadRoom: (_, { tx, identity }) => uploadRoom(tx, identity),

  async beginUpload({ name, bytes, hash, use, together }, { tx, identity, language }) {
    const most = uploadLimit(language)
    if (bytes === 0) throw refuse('fileEmpty')
    if (bytes > most) throw refuse('fileTooLarge', { most: most / 1e6 })
    if (together > mostTogether(use)) throw refuse('tooManyAtOnce', { most: mostTogether(use) })
    const known = hash === null ? null : await findSent(tx, identity.id, hash)
    if (!known) await checkRoom(tx, identity)
    const id = await takeUp(tx, { ownerId: identity.id, hash, use, bytes, name: fileName(name) })
    return { id, received: await receivedOf(tx, id), known: known && (await duplicateOf(tx, 'same', known)) }
  },

  async sendPart({ id, offset }, { tx, file: part }) {
    const row = await lockUpload(tx, id)
    if (row.fileId) return { received: row.bytes }
    const received = await receivedOf(tx, id)
    if (!part || offset !== received || part.bytes.length === 0) return { received }
    const bytes = part.bytes.subarray(0, row.bytes - received)
    if (bytes.length > 0) await tx.insert(uploadPart).values({ uploadId: id, start: received, bytes })
    return { received: received + bytes.length }
  },

  async finishUpload({ id, keep }, { server, tx, identity, language }) {
    const row = await lockUpload(tx, id)
    if (!row.fileId) return store({ tx, files: server.files, identity, language }, row, keep)
    const [kept] = await tx.select().from(file).where(eq(file.id, row.fileId))
    return { picture: pictureOf(kept), duplicate: null, received: row.bytes }
  },

  async dropUpload({ id }, { tx, identity }) {
    const [{ fileId }] = await tx.delete(upload).where(eq(upload.id, id)).returning({ fileId: upload.fileId })
    if (fileId) await dropUnused(tx, identity.id, [fileId])
    return {}
  },
}
