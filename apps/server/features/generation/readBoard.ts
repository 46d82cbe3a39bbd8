import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Apart } from '../../host/http/context.ts'
import { readingsOf } from '../../pictures/reading/readingsOf.ts'

/** The pictures on the moodboard of a person's project, in its order. */
async function picturesOf(tx: Transaction, ownerId: string, projectId: string) {
  const [row] = await tx
    .select({ document: project.document })
    .from(project)
    .where(and(ownedBy(project, ownerId), eq(project.id, projectId), isNull(project.deletedAt)))
  if (!row) throw refuse('notFound')
  const ids = projectSchema.parse(row.document).boards.mood.map(({ id }) => id)
  if (ids.length === 0) return []
  const found = await tx
    .select({ fileId: file.id, hash: file.hash, name: file.name })
    .from(file)
    .where(and(ownedBy(file, ownerId), inArray(file.id, ids)))
  return ids.flatMap((id) => found.find(({ fileId }) => fileId === id) ?? [])
}

/** Reads what was not read yet of a moodboard, outside of any transaction, and answers what all its pictures tell. */
export const readBoard: Apart<Contract['generation']['readBoard']> = {
  async apart({ projectId }, { server, load, identity }) {
    const pictures = await load((tx) => picturesOf(tx, identity.id, projectId))
    const readings = await readingsOf(
      load,
      server.files,
      identity.id,
      pictures.map(({ hash }) => hash),
    )
    return {
      pictures: pictures.flatMap((picture) => {
        const reading = readings.get(picture.hash)
        return reading ? [{ ...picture, reading }] : []
      }),
    }
  },
}
