import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { libraryTabSchema } from '@toile/contract/features/library.ts'
import type { Contract } from '@toile/contract/index.ts'
import { z } from 'zod'
import { and, count, desc, eq, ilike, isNull, lt, or, sql } from 'drizzle-orm'
import { pictureOf } from '../../content/picture.ts'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import type { Handlers } from '../../host/http/context.ts'

const pageSize = 60
const figureIn = z.object({ figure: z.string().optional() }).nullish().catch(null)

const entryOf = ({
  item,
  picture,
}: {
  item: typeof libraryItem.$inferSelect
  picture: typeof file.$inferSelect | null
}): LibraryEntry => ({
  id: item.id,
  tab: libraryTabSchema.parse(item.tab),
  name: item.name,
  category: item.category ?? '',
  picture: picture && pictureOf(picture),
  designId: item.designId,
  figure: figureIn.parse(item.detail)?.figure ?? null,
  createdAt: item.createdAt.toISOString(),
})

async function readEntry(tx: Transaction, id: string): Promise<LibraryEntry> {
  const [found] = await tx
    .select({ item: libraryItem, picture: file })
    .from(libraryItem)
    .leftJoin(file, eq(file.id, libraryItem.fileId))
    .where(eq(libraryItem.id, id))
  return entryOf(found)
}

const searched = (text: string) => (text ? ilike(libraryItem.name, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined)

export const library: Handlers<Contract['library']> = {
  async listItems({ tab, after, search }, { tx, identity }) {
    const own = and(
      eq(libraryItem.ownerId, identity.id),
      eq(libraryItem.tab, tab),
      isNull(libraryItem.deletedAt),
      searched(search.trim()),
    )
    const [last] = after
      ? await tx
          .select()
          .from(libraryItem)
          .where(and(eq(libraryItem.id, after), eq(libraryItem.ownerId, identity.id)))
      : []
    const older =
      last &&
      or(
        lt(libraryItem.createdAt, last.createdAt),
        and(eq(libraryItem.createdAt, last.createdAt), lt(libraryItem.id, last.id)),
      )
    const [{ total }] = await tx.select({ total: count() }).from(libraryItem).where(own)
    const rows = await tx
      .select({ item: libraryItem, picture: file })
      .from(libraryItem)
      .leftJoin(file, eq(file.id, libraryItem.fileId))
      .where(and(own, older))
      .orderBy(desc(libraryItem.createdAt), desc(libraryItem.id))
      .limit(pageSize + 1)
    return { items: rows.slice(0, pageSize).map(entryOf), total, more: rows.length > pageSize }
  },

  async addItem({ fileId, tab, name, category }, { tx, identity }) {
    const [known] = await tx
      .select({ id: libraryItem.id })
      .from(libraryItem)
      .where(
        and(
          eq(libraryItem.ownerId, identity.id),
          eq(libraryItem.fileId, fileId),
          eq(libraryItem.tab, tab),
          isNull(libraryItem.deletedAt),
        ),
      )
    if (known) return readEntry(tx, known.id)
    const [{ id }] = await tx
      .insert(libraryItem)
      .values({ ownerId: identity.id, fileId, tab, name, category })
      .returning({ id: libraryItem.id })
    return readEntry(tx, id)
  },

  async renameItem({ id, name }, { tx }) {
    await tx.update(libraryItem).set({ name }).where(eq(libraryItem.id, id))
    return readEntry(tx, id)
  },

  async deleteItem({ id }, { tx }) {
    await tx
      .update(libraryItem)
      .set({ deletedAt: sql`coalesce(${libraryItem.deletedAt}, now())` })
      .where(eq(libraryItem.id, id))
    return {}
  },

  async restoreItem({ id }, { tx }) {
    await tx.update(libraryItem).set({ deletedAt: null }).where(eq(libraryItem.id, id))
    return readEntry(tx, id)
  },
}
