import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { type Project, projectSchema } from '@toile/studio/projects/project.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { brand } from '../../host/database/schema/brands.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import { addressOf } from '../../pictures/hold/picture.ts'
import { changedAt } from '../../documents/changedAt.ts'

/** The row of a person's project with its document read. */
export async function readProject(tx: Transaction, ownerId: string, id: string) {
  const [found] = await tx
    .select({ row: project, changed: changedAt(ownerId) })
    .from(project)
    .where(and(ownedBy(project, ownerId), eq(project.id, id), isNull(project.deletedAt)))
  if (!found) throw refuse('notFound')
  return { ...found, document: projectSchema.parse(found.row.document) }
}

/** Adds a project with its collection; answers its id. */
export async function addProject(tx: Transaction, ownerId: string, document: Project): Promise<string> {
  const { name, kind, mode } = document
  const { id } = sureFirst(
    await tx.insert(project).values({ ownerId, name, kind, mode, document }).returning({ id: project.id }),
  )
  await tx.insert(collection).values({ projectId: id, ownerId, name })
  return id
}

/** Saves a document over the revision it began from; refuses when a newer one is there, so that no change is lost. */
export async function writeProject(
  tx: Transaction,
  { ownerId, id, revision }: { ownerId: string; id: string; revision: number },
  document: Project,
): Promise<number> {
  const [saved] = await tx
    .update(project)
    .set({
      document,
      name: document.name,
      kind: document.kind,
      mode: document.mode,
      revision: revision + 1,
      updatedAt: new Date(),
    })
    .where(
      and(ownedBy(project, ownerId), eq(project.id, id), eq(project.revision, revision), isNull(project.deletedAt)),
    )
    .returning({ revision: project.revision })
  if (!saved) throw refuse('changedElsewhere')
  return saved.revision
}

/** The name and logo of the brand that a project names (requirement S3.03). */
export async function readBrand(tx: Transaction, ownerId: string, { brandId }: Pick<Project, 'brandId'>) {
  const [found] = brandId
    ? await tx
        .select({ document: brand.document })
        .from(brand)
        .where(and(ownedBy(brand, ownerId), eq(brand.id, brandId), isNull(brand.deletedAt)))
    : []
  const logo = found?.document.logo
  const [picture] = logo
    ? await tx
        .select()
        .from(file)
        .where(and(ownedBy(file, ownerId), eq(file.id, logo)))
    : []
  return {
    userBrandDnaName: found?.document.name ?? '',
    userBrandDnaImg: picture ? addressOf(picture.hash, picture.mime) : '',
  }
}

/** The projects of a person with how many looks they hold and the hashes of up to four covers. */
export async function listProjects(tx: Transaction, ownerId: string) {
  const counts = tx
    .select({
      projectId: design.projectId,
      looks: sql<number>`count(*) filter (where ${design.state} <> 'deleted')::int`.as('looks'),
      liked: sql<number>`count(*) filter (where ${design.state} = 'liked')::int`.as('liked'),
      covers: sql<
        string[]
      >`coalesce(array_agg(${design.thumbnails}->>'480' order by ${design.state} desc, ${design.position}) filter (where ${design.state} <> 'deleted' and ${design.thumbnails}->>'480' is not null), '{}')`.as(
        'covers',
      ),
    })
    .from(design)
    .where(ownedBy(design, ownerId))
    .groupBy(design.projectId)
    .as('counts')
  return tx
    .select({
      row: project,
      changed: changedAt(ownerId),
      looks: counts.looks,
      liked: counts.liked,
      covers: counts.covers,
    })
    .from(project)
    .leftJoin(counts, eq(counts.projectId, project.id))
    .where(and(ownedBy(project, ownerId), isNull(project.deletedAt)))
    .orderBy(desc(changedAt(ownerId)))
    .limit(200)
}
