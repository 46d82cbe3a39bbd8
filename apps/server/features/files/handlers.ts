import type { Contract } from '@toile/contract/index.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { mostBytes } from '@toile/studio/uploads/uploadUse.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import { aside } from '../../host/aside/aside.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { fileName } from '../../host/files/fileName.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import type { Handlers } from '../../host/http/context.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'
import { openColorCodes } from './colorCodes.ts'
import { findResembling } from './duplicates.ts'
import { edits } from './edits.ts'
import { checkRoom, keepUpload } from './keepUpload.ts'
import { uploads } from './uploads.ts'

/** How many of the nearest codes are told. */
const nearestShown = 6

export const files: Handlers<Contract['files']> = {
  ...uploads,
  ...edits,

  upload: {
    async apart({ use }, { server, load, keep, identity, language, file: sent }) {
      if (!sent) throw refuse('fileMissing')
      if (sent.bytes.length === 0) throw refuse('fileEmpty')
      await load((tx) => checkRoom(tx, identity))
      const stored = await server.files.putPicture(sent.bytes, { bytes: mostBytes(use, language) })
      const sentHash = hashBytes(sent.bytes)
      return keep(async (tx) => {
        await holdStill(tx, identity.id)
        const found = await findResembling(tx, identity.id, stored)
        if (found?.kind === 'same') return { picture: pictureOf(found.row), duplicate: true }
        const kept = await keepUpload(tx, identity, { ...stored, sentHash }, fileName(sent.name))
        return { picture: pictureOf(kept), duplicate: false }
      })
    },
  },

  async read({ ids, hashes }, { tx, identity }) {
    if (ids.length + hashes.length === 0) return []
    const rows = await tx
      .select()
      .from(file)
      .where(and(ownedBy(file, identity.id), or(inArray(file.id, ids), inArray(file.hash, hashes))))
    return rows.map(pictureOf)
  },

  palette: {
    async apart({ fileId }, { server, load, identity }) {
      const own = and(ownedBy(file, identity.id), eq(file.id, fileId))
      const row = sureFirst(await load((tx) => tx.select().from(file).where(own)))
      const bytes = await server.files.read(row.hash, row.mime)
      return aside('readPalette', { bytes }, () => refuse('imageTooHeavy'))
    },
  },

  async findCode({ text }) {
    const codes = await openColorCodes()
    const read = fromHex(text) ?? codes.read(text)
    if (read === 'notACode') throw refuse('colorForm', { code: text })
    if (read === 'unknown') throw refuse('colorUnknown', { code: text })
    const color = 'color' in read ? read.color : read
    const near = codes.nearest(color, nearestShown)
    const tcx = 'code' in read ? read.code : (near[0]?.code ?? '')
    const distance = 'code' in read ? 0 : (near[0]?.distance ?? 0)
    return { color, tcx, name: nearestName(color).label, distance, near }
  },
}
