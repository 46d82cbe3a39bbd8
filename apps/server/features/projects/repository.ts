import { type Project, projectSchema } from '@toile/fashion/projects/project.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { addressOf } from '../../content/picture.ts'
import { brand } from '../../host/database/schema/brands.ts'
import { brief } from '../../host/database/schema/briefs.ts'
import { design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'

/** A project's row with its document read. */
export async function readProject(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(project)
    .where(and(eq(project.id, id), isNull(project.deletedAt)))
  if (!row) throw refuse('notFound')
  return { row, document: projectSchema.parse(row.document) }
}

/** Saves a document over the revision it began from; refuses when a newer one is there, so that no change is lost. */
export async function writeProject(tx: Transaction, id: string, revision: number, document: Project): Promise<number> {
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
    .where(and(eq(project.id, id), eq(project.revision, revision), isNull(project.deletedAt)))
    .returning({ revision: project.revision })
  if (!saved) throw refuse('changedElsewhere')
  return saved.revision
}

/** Refuses settings that name a brief or a brand which is not its owner's. */
export async function checkNamed(
  tx: Transaction,
  ownerId: string,
  { briefId, brandId }: Pick<Project, 'briefId' | 'brandId'>,
): Promise<void> {
  const held = async (table: typeof brief | typeof brand, id: string) =>
    (
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), eq(table.id, id)))
    ).length > 0
  if (briefId !== null && !(await held(brief, briefId))) throw refuse('notFound')
  if (brandId !== null && !(await held(brand, brandId))) throw refuse('notFound')
}

/** The name and logo of the brand that a project names (requirement S3.03). */
export async function readBrand(tx: Transaction, { brandId }: Pick<Project, 'brandId'>) {
  const [found] = brandId
    ? await tx
        .select({ document: brand.document })
        .from(brand)
        .where(and(eq(brand.id, brandId), isNull(brand.deletedAt)))
    : []
  const logo = found?.document.logo
  const [picture] = logo ? await tx.select().from(file).where(eq(file.id, logo)) : []
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
    .groupBy(design.projectId)
    .as('counts')
  return tx
    .select({ row: project, looks: counts.looks, liked: counts.liked, covers: counts.covers })
    .from(project)
    .leftJoin(counts, eq(counts.projectId, project.id))
    .where(and(eq(project.ownerId, ownerId), isNull(project.deletedAt)))
    .orderBy(desc(project.updatedAt))
    .limit(200)
}
