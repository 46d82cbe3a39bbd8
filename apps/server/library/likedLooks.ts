import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { sureFirst } from '@toile/geometry'
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { design } from '../host/database/schema/designs.ts'
import { file } from '../host/database/schema/files.ts'
import { libraryItem } from '../host/database/schema/library.ts'
import { project } from '../host/database/schema/projects.ts'
import type { OwnProject } from './ownProject.ts'
import { addEntry } from './search/addEntry.ts'

type Liked = Pick<typeof design.$inferSelect, 'id' | 'ownerId' | 'projectId' | 'position' | 'pictures'>

/** Takes out of the library what the like of a design brought there (requirement S4.03). */
export const takeFromLibrary = (tx: Transaction, ownerId: string, designId: string) =>
  tx.delete(libraryItem).where(and(ownedBy(libraryItem, ownerId), eq(libraryItem.designId, designId)))

/** Has the library show a liked look as it now stands; a look that is not there stays away. */
export const showInLibrary = (tx: Transaction, { ownerId, id }: { ownerId: string; id: string }, fileId: string) =>
  tx
    .update(libraryItem)
    .set({ fileId, updatedAt: new Date() })
    .where(and(ownedBy(libraryItem, ownerId), eq(libraryItem.designId, id)))

/** Puts a liked look into the library: the one way for generated things to come there (requirement S4.03). */
export async function putInLibrary(
  tx: Transaction,
  { id, ownerId, projectId, position, pictures }: Liked,
): Promise<void> {
  const [picture] = await tx
    .select({ id: file.id })
    .from(file)
    .where(and(ownedBy(file, ownerId), eq(file.hash, pictures['front'] ?? '')))
  const made = sureFirst(
    await tx
      .select({ kind: project.kind })
      .from(project)
      .where(and(ownedBy(project, ownerId), eq(project.id, projectId))),
  )
  await takeFromLibrary(tx, ownerId, id)
  await addEntry(tx, {
    ownerId,
    tab: 'looks',
    name: `Look ${lookNumber({ position })}`,
    fileId: picture?.id ?? null,
    designId: id,
    category: made.kind,
    source: 'Generate',
  })
}

/** Gives a look that was away, and is there again, the entry that stayed in the library meanwhile. */
async function findAgain(tx: Transaction, { id, ownerId, pictures }: Liked): Promise<boolean> {
  const [entry] = await tx
    .select({ id: libraryItem.id })
    .from(libraryItem)
    .innerJoin(file, and(eq(file.id, libraryItem.fileId), ownedBy(file, ownerId)))
    .where(
      and(
        ownedBy(libraryItem, ownerId),
        eq(libraryItem.tab, 'looks'),
        eq(libraryItem.source, 'Generate'),
        isNull(libraryItem.designId),
        isNull(libraryItem.deletedAt),
        eq(file.hash, pictures['front'] ?? ''),
      ),
    )
    .limit(1)
  if (!entry) return false
  await tx
    .update(libraryItem)
    .set({ designId: id })
    .where(and(ownedBy(libraryItem, ownerId), eq(libraryItem.id, entry.id)))
  return true
}

/** Brings the library in line with the lists of a project that were replaced: liked looks are in it as they now stand, drafts are not. */
export async function settleLibrary(tx: Transaction, { ownerId, projectId }: OwnProject): Promise<void> {
  const looks = and(ownedBy(design, ownerId), eq(design.projectId, projectId))
  const drafts = tx
    .select({ id: design.id })
    .from(design)
    .where(and(looks, eq(design.state, 'draft')))
  const entries = ownedBy(libraryItem, ownerId)
  await tx.delete(libraryItem).where(and(entries, inArray(libraryItem.designId, drafts)))
  const kept = and(entries, eq(libraryItem.designId, design.id))
  const missing = await tx
    .select()
    .from(design)
    .where(
      and(looks, eq(design.state, 'liked'), notExists(tx.select({ id: libraryItem.id }).from(libraryItem).where(kept))),
    )
  await tx.execute(sql`
    update library_item set file_id = file.id
    from design, file
    where library_item.owner_id = ${ownerId} and design.owner_id = ${ownerId} and file.owner_id = ${ownerId}
      and design.project_id = ${projectId} and library_item.design_id = design.id
      and file.hash = design.pictures ->> 'front'`)
  for (const liked of missing) if (!(await findAgain(tx, liked))) await putInLibrary(tx, liked)
}
