import { sureFirst } from '@toile/geometry'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { element } from '../../host/database/schema/elements.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { project } from '../../host/database/schema/projects.ts'
import { task } from '../../host/database/schema/tasks.ts'
import { entryWords } from './entryWords.ts'

type NewEntry = Omit<typeof libraryItem.$inferInsert, 'id' | 'words' | 'prompt'>

const promptKept = 500

/** The words that an element or a design was made from. */
async function promptOf(tx: Transaction, { ownerId, elementId, designId }: NewEntry): Promise<string> {
  const written = sql<string | null>`${task.input} ->> 'text'`
  const wished = sql<string | null>`${project.document} ->> 'prompt'`
  const [made] = elementId
    ? await tx
        .select({ text: written })
        .from(element)
        .innerJoin(task, and(eq(task.id, element.taskId), ownedBy(task, ownerId)))
        .where(and(eq(element.id, elementId), ownedBy(element, ownerId)))
    : designId
      ? await tx
          .select({ text: wished })
          .from(design)
          .innerJoin(project, and(eq(project.id, design.projectId), ownedBy(project, ownerId)))
          .where(and(eq(design.id, designId), ownedBy(design, ownerId)))
      : []
  return (made?.text ?? '').slice(0, promptKept)
}

/** Puts something into a library, ready to be searched: the one way in. Answers its id. */
export async function addEntry(tx: Transaction, entry: NewEntry): Promise<string> {
  const prompt = await promptOf(tx, entry)
  const words = entryWords({ ...entry, prompt })
  const { id } = sureFirst(
    await tx
      .insert(libraryItem)
      .values({ ...entry, prompt, words })
      .returning({ id: libraryItem.id }),
  )
  return id
}
