import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../host/database/database.ts'
import { design } from '../host/database/schema/designs.ts'
import { file } from '../host/database/schema/files.ts'

/** Shows the drawn pictures of one project's looks to everybody, and no others: not its owner's, and not another's of the same content. */
export async function publishLooks(house: Database, projectId: string, name: string): Promise<void> {
  await house
    .update(file)
    .set({ visibility: 'public', name })
    .from(design)
    .where(
      and(
        eq(design.projectId, projectId),
        eq(file.ownerId, design.ownerId),
        eq(file.kind, 'drawn'),
        sql`${file.hash} = any (select value from jsonb_each_text(${design.pictures}))`,
      ),
    )
}
