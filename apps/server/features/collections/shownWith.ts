import type { Collection } from '@toile/contract/features/collections.ts'
import { sureFirst } from '@toile/geometry'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { OwnProject } from '../../library/ownProject.ts'
import { addressOf } from '../../pictures/hold/picture.ts'

type Shown = Pick<Collection, 'templateId' | 'templateImgUrl' | 'designId' | 'showSketchList'>

/** What a collection shows beside its lists: the moodboard's template, the look changed last, the sketches of its board (requirement S3.09). */
export async function shownWith(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<Shown> {
  const row = sureFirst(
    await tx
      .select({ document: project.document })
      .from(project)
      .where(and(ownedBy(project, ownerId), eq(project.id, projectId))),
  )
  const { boards, moodTemplateId } = projectSchema.parse(row.document)
  const [template] = moodTemplateId === null ? [] : boards.mood
  const ids = [...boards.sketch, ...(template ? [template] : [])].map(({ id }) => id)
  const pictures = ids.length
    ? await tx
        .select({ id: file.id, hash: file.hash, mime: file.mime, thumbnails: file.thumbnails })
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, ids)))
    : []
  const urls = new Map(
    pictures.map(({ id, hash, mime, thumbnails }) => [
      id,
      thumbnails['480'] ? addressOf(thumbnails['480'], 'image/webp') : addressOf(hash, mime),
    ]),
  )
  const [latest] = await tx
    .select({ id: design.id })
    .from(design)
    .where(and(ownedBy(design, ownerId), eq(design.projectId, projectId), ne(design.state, 'deleted')))
    .orderBy(desc(design.updatedAt), desc(design.id))
    .limit(1)
  return {
    templateId: moodTemplateId,
    templateImgUrl: (template && urls.get(template.id)) ?? null,
    designId: latest?.id ?? null,
    showSketchList: boards.sketch.flatMap(({ id, category }) => {
      const url = urls.get(id)
      return url ? [{ id, category, url }] : []
    }),
  }
}
