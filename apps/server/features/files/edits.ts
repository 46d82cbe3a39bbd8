import type { Contract } from '@toile/contract/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { isUnedited, type PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { and, eq } from 'drizzle-orm'
import { aside } from '../../host/aside/aside.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { checkStored } from '../../host/files/room.ts'
import type { Handlers } from '../../host/http/context.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

async function readFile(tx: Transaction, ownerId: string, id: string) {
  const rows = await tx
    .select()
    .from(file)
    .where(and(ownedBy(file, ownerId), eq(file.id, id)))
  return sureFirst(rows)
}

/** The picture as it was sent, and how the given one came of it. */
async function originOf(tx: Transaction, ownerId: string, id: string) {
  const row = await readFile(tx, ownerId, id)
  if (!row.originId || !row.edit) return { row, edit: null }
  return { row: await readFile(tx, ownerId, row.originId), edit: row.edit }
}

export const edits: Handlers<Pick<Contract['files'], 'editPicture' | 'origin' | 'recognise'>> = {
  editPicture: {
    async apart({ fileId, edit }, { server, load, keep, identity }) {
      const { row } = await load((tx) => originOf(tx, identity.id, fileId))
      if (isUnedited(edit)) return pictureOf(row)
      await checkStored({ db: server.house, settings: server.settings }, identity, row.bytes)
      const stored = await server.files.putEdited(await server.files.read(row.hash, row.mime), row.mime, edit)
      const how: { originId: string; edit: PictureEdit } = { originId: row.id, edit }
      return keep(async (tx) => {
        const [edited] = await tx
          .insert(file)
          .values({ ...stored, ...how, ownerId: identity.id, kind: 'edit', name: row.name })
          .onConflictDoUpdate({ target: [file.ownerId, file.hash, file.kind, file.copy], set: how })
          .returning()
        return pictureOf(sure(edited))
      })
    },
  },

  recognise: {
    async apart({ fileId, as }, { server, load, identity }) {
      const { hash, mime } = await load((tx) => readFile(tx, identity.id, fileId))
      const meant = as === 'sketch' ? as : as === 'print' || as === 'libraryPrint' ? 'print' : null
      return aside('recognise', { bytes: await server.files.read(hash, mime), meant }, () => refuse('imageTooHeavy'))
    },
  },

  async origin({ fileId }, { tx, identity }) {
    const { row, edit } = await originOf(tx, identity.id, fileId)
    return edit && { picture: pictureOf(row), edit }
  },
}
