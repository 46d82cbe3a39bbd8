import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { sizeSchema, standardSize } from '@toile/craft/designs/size.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'

/** A look as it is stored: its document, and the pictures drawn of it by scene. */
export interface StoredLook {
  document: unknown
  pictures: Readonly<Record<string, string>>
}

/** Stored looks as documents that tell their size: an older one that does not has that of the picture drawn of it. */
export async function sizedDesigns(tx: Transaction, ownerId: string, looks: readonly StoredLook[]): Promise<Design[]> {
  const read = looks.map(({ document, pictures }) => ({
    document: designSchema.parse(document),
    front: pictures['front'],
  }))
  const untold = read.flatMap(({ document, front }) => (document.size || !front ? [] : [front]))
  const rows = untold.length
    ? await tx
        .select({ hash: file.hash, width: file.width, height: file.height })
        .from(file)
        .where(and(ownedBy(file, ownerId), eq(file.kind, 'drawn'), inArray(file.hash, untold)))
    : []
  const drawn = new Map(rows.map(({ hash, ...sides }) => [hash, sizeSchema.safeParse(sides).data]))
  return read.map(({ document, front }) => {
    const size = document.size ?? drawn.get(front ?? '')
    return size && size.width !== standardSize.width ? { ...document, size } : document
  })
}

/** An edit of a look at the size that the look has, which no edit changes. */
export const atItsSize = (edited: Design, { size }: Pick<Design, 'size'>): Design => ({ ...edited, size })
