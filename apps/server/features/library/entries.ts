import { type LibraryEntry, libraryTabSchema } from '@toile/contract/features/library.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { sureFirst } from '@toile/geometry'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { filmAddress } from '../../films/filmAddress.ts'
import type { Transaction } from '../../host/database/database.ts'
import { foreign, ownedBy } from '../../host/database/owned.ts'
import { element } from '../../host/database/schema/elements.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { pictureColumns, pictureOf } from '../../pictures/hold/picture.ts'

/** The columns of an entry with its picture. */
export const entryColumns = {
  item: {
    id: libraryItem.id,
    tab: libraryItem.tab,
    name: libraryItem.name,
    category: libraryItem.category,
    tags: libraryItem.tags,
    source: libraryItem.source,
    designId: libraryItem.designId,
    elementId: libraryItem.elementId,
    elementKind: sql<string | null>`(
      select ${element.kind} from ${element}
      where ${element.id} = ${libraryItem.elementId} and ${element.ownerId} = ${libraryItem.ownerId}
        and ${foreign(element, 'It is of the owner of the entry.')})`,
    productId: libraryItem.productId,
    lineDrawingId: libraryItem.lineDrawingId,
    canvasId: libraryItem.canvasId,
    film: sql<{ id: string; mp4: string } | null>`(
      select jsonb_build_object('id', ${productPicture.id}, 'mp4', film.hash) from ${productPicture}
      join file film on film.id::text = ${productPicture.files} ->> 'mp4' and film.owner_id = ${libraryItem.ownerId}
      where ${productPicture.id} = ${libraryItem.productId} and ${productPicture.ownerId} = ${libraryItem.ownerId}
        and ${productPicture.list} = ${filmList.id}
        and ${foreign(productPicture, 'It is of the owner of the entry.')} and ${foreign(file, 'So is its file.')})`,
    prompt: libraryItem.prompt,
    createdAt: libraryItem.createdAt,
    updatedAt: libraryItem.updatedAt,
    deletedAt: libraryItem.deletedAt,
    figure: sql<string | null>`${libraryItem.detail} ->> 'figure'`,
  },
  picture: pictureColumns,
}

type Row = {
  item: Omit<typeof libraryItem.$inferSelect, 'ownerId' | 'fileId' | 'detail' | 'words'> & {
    figure: string | null
    elementKind: string | null
    film: { id: string; mp4: string } | null
  }
  picture: Parameters<typeof pictureOf>[0] | null
}

/** A row as callers see it. */
export const entryOf = ({ item, picture }: Row): LibraryEntry => ({
  id: item.id,
  tab: libraryTabSchema.parse(item.tab),
  name: item.name,
  category: item.category ?? '',
  tags: item.tags,
  source: item.source,
  picture: picture && pictureOf(picture),
  designId: item.designId,
  elementId: item.elementId,
  elementKind: item.elementKind,
  productId: item.film ? null : item.productId,
  film: item.film && { id: item.film.id, url: filmAddress(item.film.mp4, 'mp4') },
  lineDrawingId: item.lineDrawingId,
  canvasId: item.canvasId,
  figure: item.figure,
  prompt: item.prompt,
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
  deletedAt: item.deletedAt?.toISOString() ?? null,
})

/** Entries of a person with their pictures, in the order of their ids; an id that is gone is passed over. */
export async function readEntries(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<LibraryEntry[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select(entryColumns)
    .from(libraryItem)
    .leftJoin(file, and(eq(file.id, libraryItem.fileId), ownedBy(file, ownerId)))
    .where(and(ownedBy(libraryItem, ownerId), inArray(libraryItem.id, [...new Set(ids)])))
  const found = new Map(rows.map((row) => [row.item.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [entryOf(row)] : []
  })
}

/** One entry as it now stands. */
export async function readEntry(tx: Transaction, ownerId: string, id: string): Promise<LibraryEntry> {
  return sureFirst(await readEntries(tx, ownerId, [id]))
}

/** Width over height; a picture that is not there yet counts as a square. */
export const aspectOf = ({ width, height }: { width: number | null; height: number | null }): number =>
  width && height ? Math.round((width / height) * 1000) / 1000 : 1

/** The outlines of entries, in the order of their ids. */
export async function readOutlines(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<{ id: string; aspect: number }[]> {
  const rows = await tx
    .select({ id: libraryItem.id, width: file.width, height: file.height })
    .from(libraryItem)
    .innerJoin(file, and(eq(file.id, libraryItem.fileId), ownedBy(file, ownerId)))
    .where(and(ownedBy(libraryItem, ownerId), sql`${libraryItem.id} = any(${sql.param(ids)}::uuid[])`))
  const aspects = new Map(rows.map((row) => [row.id, aspectOf(row)]))
  return ids.map((id) => ({ id, aspect: aspects.get(id) ?? 1 }))
}
