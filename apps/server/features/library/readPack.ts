import { tasks } from '@toile/contract/tasks.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { task } from '../../host/database/schema/tasks.ts'
import type { SentBytes } from '../../host/http/context.ts'
import type { Server } from '../../host/server.ts'

const mime = 'application/zip'

/** The ZIP that a task of packing has left; it is kept for a day. */
export async function readPack({ files }: Server, tx: Transaction, id: string): Promise<SentBytes> {
  const [row] = await tx.select().from(task).where(eq(task.id, id))
  const packed = row.kind === 'packLibrary' ? tasks.packLibrary.gives.safeParse(row.output) : null
  if (!packed?.success) throw refuse('notFound')
  const bytes = await files.read(packed.data.hash, mime).catch(() => {
    throw refuse('notFound')
  })
  return { bytes, mime, name: 'library.zip' }
}
