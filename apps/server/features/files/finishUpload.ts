import type { Gives } from '@toile/contract/call.ts'
import type { Contract } from '@toile/contract/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import type { Identity } from '@toile/studio/people/access.ts'
import { mostBytes } from '@toile/studio/uploads/uploadUse.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { upload } from '../../host/database/schema/uploads.ts'
import type { OuterPicture } from '../../host/files/files.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import type { Apart } from '../../host/http/context.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'
import { duplicateOf, findResembling, findSent } from './duplicates.ts'
import { keepUpload } from './keepUpload.ts'
import { dropParts, lockUpload, receivedOf, type UploadRow, wholeOf } from './parts.ts'

type Finished = Gives<Contract['files']['finishUpload']>
const nothing = { picture: null, duplicate: null }

/** What is answered at once to the wish to finish an upload, or its bytes where they are all here. */
async function lookAt(tx: Transaction, ownerId: string, row: UploadRow, beside: boolean): Promise<Finished | Buffer> {
  if (row.fileId) return answered(tx, row, row.fileId)
  const sent = row.hash === null ? null : await findSent(tx, ownerId, row.hash)
  if (sent && !beside) return { ...nothing, duplicate: await duplicateOf(tx, 'same', sent), received: row.bytes }
  const received = await receivedOf(tx, row.id)
  return received < row.bytes ? { ...nothing, received } : wholeOf(tx, row.id)
}

async function answered(tx: Transaction, { ownerId, bytes }: UploadRow, fileId: string): Promise<Finished> {
  const [kept] = await tx
    .select()
    .from(file)
    .where(and(ownedBy(file, ownerId), eq(file.id, fileId)))
  return { picture: pictureOf(sure(kept)), duplicate: null, received: bytes }
}

/** Keeps the picture that became of an upload, or tells what it resembles. */
async function keepFinished(
  tx: Transaction,
  identity: Identity,
  { id, beside }: { id: string; beside: boolean },
  taken: Parameters<typeof keepUpload>[2] & OuterPicture,
): Promise<Finished> {
  await holdStill(tx, identity.id)
  const row = await lockUpload(tx, identity.id, id)
  if (row.fileId) return answered(tx, row, row.fileId)
  const found = beside ? null : await findResembling(tx, identity.id, taken)
  if (found) return { ...nothing, duplicate: await duplicateOf(tx, found.kind, found.row), received: row.bytes }
  return finished(tx, row, await keepUpload(tx, identity, taken, row.name))
}

/** A copy of a picture that came of the same bytes before needs no bytes; where there is none, nothing is kept. */
async function keepKnown(tx: Transaction, identity: Identity, id: string, found: Finished): Promise<Finished> {
  await holdStill(tx, identity.id)
  const row = await lockUpload(tx, identity.id, id)
  if (row.fileId) return answered(tx, row, row.fileId)
  const sent = row.hash === null ? null : await findSent(tx, identity.id, row.hash)
  return sent ? finished(tx, row, await keepUpload(tx, identity, sent, row.name)) : found
}

async function finished(
  tx: Transaction,
  { id, ownerId, bytes }: UploadRow,
  kept: typeof file.$inferSelect,
): Promise<Finished> {
  await tx
    .update(upload)
    .set({ fileId: kept.id })
    .where(and(ownedBy(upload, ownerId), eq(upload.id, id)))
  await dropParts(tx, id)
  return { picture: pictureOf(kept), duplicate: null, received: bytes }
}

/** Stores what lies in the parts, or tells what it resembles, or how many bytes are here when some are missing or wrong. */
export const finishUpload: Apart<Contract['files']['finishUpload']> = {
  async apart({ id, keep: beside }, { server, load, keep, identity, language }) {
    const { row, found } = await load(async (tx) => {
      const row = sureFirst(
        await tx
          .select()
          .from(upload)
          .where(and(ownedBy(upload, identity.id), eq(upload.id, id))),
      )
      return { row, found: await lookAt(tx, identity.id, row, beside) }
    })
    if (!Buffer.isBuffer(found)) {
      if (!beside || found.picture) return found
      return keep((tx) => keepKnown(tx, identity, id, found))
    }
    const sentHash = hashBytes(found)
    if (row.hash !== null && sentHash !== row.hash)
      return keep(async (tx) => {
        await dropParts(tx, id)
        return { ...nothing, received: 0 }
      })
    const taken = await server.files.putPicture(found, { bytes: mostBytes(row.use, language) })
    return keep((tx) => keepFinished(tx, identity, { id, beside }, { ...taken, sentHash }))
  },
}
