import { tasks } from '@toile/contract/tasks.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import { withPictureInks } from '@toile/craft/designs/colorways/withPictureInks.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { loadUploads } from '../../pictures/drawing/loadUploads.ts'
import { writeLookFile } from './writeLookFile.ts'

/** Writes a scene of a look: as a picture, as lines, as the flat of a garment (requirement S1.06). */
export const exportLook = defineFileRunner(
  tasks.exportLook,
  async ({ designId, file, colorway }, { task: { ownerId }, load, files }, told) => {
    const [row] = await load((tx) =>
      tx
        .select({ document: design.document, position: design.position })
        .from(design)
        .where(and(eq(design.id, designId), ownedBy(design, ownerId))),
    )
    if (!row) throw refuse('notFound')
    const own = designSchema.parse(row.document)
    const inked = withPictureInks(own, colorway?.inks ?? {})
    const look = colorway ? inColorway(inked, colorway, colorRoles([inked], colorway.roles)) : own
    const uploads = await loadUploads(load, files, ownerId, [look])
    await told(0.1)
    const { bytes, mime, name } = await writeLookFile(file, look, uploads)
    return { chunks: [bytes], mime, name: `${lookFile(row)}${name}` }
  },
)
