import type { Contract } from '@toile/contract/index.ts'
import { isUnedited, type PictureEdit } from '@toile/fashion/uploads/pictureEdit.ts'
import { eq } from 'drizzle-orm'
import { pictureOf } from '../../content/picture.ts'
import { recogniseAside } from '../../content/recognition/recogniseAside.ts'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { editedPicture } from '../../host/files/editedPicture.ts'
import type { Handlers } from '../../host/http/context.ts'

/** The longest side, in pixels, at which pictures are recognised. */
const recognisedAt = 800

async function readFile(tx: Transaction, id: string) {
  const [row] = await tx.select().from(file).where(eq(file.id, id))
  return row
}

/** The picture as it was sent, and how the given one came of it. */
async function originOf(tx: Transaction, id: string) {
  const row = await readFile(tx, id)
  return row.originId && row.edit ? { row: await readFile(tx, row.originId), edit: row.edit } : { row, edit: null }
}

export const edits: Handlers<Pick<Contract['files'], 'editPicture' | 'origin' | 'recognise'>> = {
  async editPicture({ fileId, edit }, { server, tx, identity }) {
    const { row } = await originOf(tx, fileId)
    if (isUnedited(edit)) return pictureOf(row)
    const { bytes, mime } = await editedPicture(await server.files.read(row.hash, row.mime), row.mime, edit)
    const stored = await server.files.putDrawn(bytes, mime)
    const how: { originId: string; edit: PictureEdit } = { originId: row.id, edit }
    const [edited] = await tx
      .insert(file)
      .values({ ...stored, ...how, ownerId: identity.id, kind: 'edit', name: row.name })
      .onConflictDoUpdate({ target: [file.ownerId, file.hash, file.kind, file.copy], set: how })
      .returning()
    return pictureOf(edited)
  },

  async recognise({ fileId, as }, { server, tx }) {
    const { hash } = await readFile(tx, fileId)
    const meant = as === 'sketch' ? as : as === 'print' || as === 'libraryPrint' ? 'print' : null
    return recogniseAside({ pixels: await server.files.readPixels(hash, recognisedAt), meant })
  },

  async origin({ fileId }, { tx }) {
    const { row, edit } = await originOf(tx, fileId)
    return edit && { picture: pictureOf(row), edit }
  },
}
