import type { LibraryTab } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { type PictureBoard, type Project, pictureIds, projectSchema } from '@toile/studio/projects/project.ts'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { OwnProject } from '../../library/ownProject.ts'
import { addEntry } from '../../library/search/addEntry.ts'

/** The boards that pictures are uploaded to, with the part of the library that these belong to. */
const places: readonly { board: PictureBoard; tab: LibraryTab }[] = [
  { board: 'mood', tab: 'moodboards' },
  { board: 'print', tab: 'prints' },
  { board: 'sketch', tab: 'sketches' },
  { board: 'marketing', tab: 'sketches' },
]

const uploadsOn = ({ boards }: Project) =>
  places.flatMap(({ board, tab }) =>
    boards[board].flatMap(({ id, category, source }) => (source === 'Upload' ? [{ id, category, tab }] : [])),
  )

/** A file's name without its ending, as long as names may be. */
const nameOf = (name: string) => name.replace(/\.(png|jpe?g|webp)$/i, '').slice(0, limits.nameLength)

/** The pictures that stand on the boards of a project before it is saved. */
async function standing(tx: Transaction, { ownerId, projectId }: OwnProject) {
  const [row] = await tx
    .select({ document: project.document })
    .from(project)
    .where(and(eq(project.id, projectId), ownedBy(project, ownerId)))
  return new Set(row ? pictureIds(projectSchema.parse(row.document)) : [])
}

/** Puts uploads that are new to the boards of a project into the library, before the project is saved; one that was deleted there stays away (requirement S1.13). */
export async function keepUploads(tx: Transaction, own: OwnProject, document: Project): Promise<void> {
  const before = await standing(tx, own)
  const added = uploadsOn(document).filter(({ id }) => !before.has(id))
  const uploads = new Map(added.map((one) => [one.id, one]))
  if (uploads.size === 0) return
  const kept = tx
    .select({ id: libraryItem.id })
    .from(libraryItem)
    .where(and(ownedBy(libraryItem, own.ownerId), eq(libraryItem.fileId, file.id)))
  const fresh = await tx
    .select({ id: file.id, name: file.name })
    .from(file)
    .where(
      and(
        ownedBy(file, own.ownerId),
        inArray(file.id, [...uploads.keys()]),
        inArray(file.kind, ['upload', 'edit']),
        notExists(kept),
      ),
    )
  const names = new Map(fresh.map(({ id, name }) => [id, nameOf(name)]))
  for (const { id, tab, category } of uploads.values()) {
    const name = names.get(id)
    if (name !== undefined) await addEntry(tx, { ownerId: own.ownerId, fileId: id, tab, name, category })
  }
}
