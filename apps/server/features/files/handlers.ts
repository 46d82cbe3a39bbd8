import type { Contract } from '@toile/contract/index.ts'
import { fromHex } from '@toile/fashion/colors/color.ts'
import { nearestName } from '@toile/fashion/colors/names.ts'
import { limits, uploadLimit } from '@toile/fashion/limits.ts'
import { systemUsers } from '@toile/fashion/people/access.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, count, eq, inArray } from 'drizzle-orm'
import { file } from '../../host/database/schema/files.ts'
import type { Handlers } from '../../host/http/context.ts'
import { paletteAside } from '../../content/palette/paletteAside.ts'
import { pictureOf } from '../../content/picture.ts'
import { openColorCodes } from './colorCodes.ts'

/** How many of the nearest codes are told. */
const nearestShown = 6

export const files: Handlers<Contract['files']> = {
  async upload(_, { server, tx, identity, language, file: sent }) {
    if (!sent) throw refuse('fileMissing')
    if (identity.systemUser === systemUsers.trial) {
      const [{ held }] = await tx
        .select({ held: count() })
        .from(file)
        .where(and(eq(file.ownerId, identity.id), eq(file.kind, 'upload')))
      if (held >= limits.trialUploads) throw refuse('trialUploadsUsed', { most: limits.trialUploads })
    }
    const stored = await server.files.putPicture(sent.bytes, { bytes: uploadLimit(language) })
    const own = { ownerId: identity.id, kind: 'upload', name: sent.name.slice(0, limits.nameLength) }
    const [fresh] = await tx
      .insert(file)
      .values({ ...stored, ...own })
      .onConflictDoNothing()
      .returning()
    if (fresh) return { picture: pictureOf(fresh), duplicate: false }
    const [known] = await tx
      .select()
      .from(file)
      .where(and(eq(file.ownerId, identity.id), eq(file.hash, stored.hash), eq(file.kind, 'upload')))
    return { picture: pictureOf(known), duplicate: true }
  },

  async read({ ids }, { tx, identity }) {
    if (ids.length === 0) return []
    const rows = await tx
      .select()
      .from(file)
      .where(and(eq(file.ownerId, identity.id), inArray(file.id, ids)))
    return rows.map(pictureOf)
  },

  async palette({ fileId }, { server, tx }) {
    const [row] = await tx.select().from(file).where(eq(file.id, fileId))
    return paletteAside(await server.files.readPixels(row.hash, 320))
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
