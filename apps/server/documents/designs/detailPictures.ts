import { sure } from '@toile/geometry'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import type { StoredPicture } from '../../host/files/files.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'

const prefix = 'detail '
const noteName = 'detail'

interface Own {
  ownerId: string
  id: string
}

/** The note of what was drawn of a look in its parts, by its hash, and the hashes of those pictures in order; nothing where it was not drawn as it stands. */
export function detailOf(pictures: Readonly<Record<string, string>>): { note: string; hashes: string[] } | null {
  const note = pictures[noteName]
  if (!note) return null
  const count = Object.keys(pictures).filter((name) => name.startsWith(prefix)).length
  return { note, hashes: Array.from({ length: count }, (_, i) => sure(pictures[`${prefix}${i}`])) }
}

/** The pictures of a look without what was drawn of it in its parts: what is kept of it elsewhere is drawn so again when it is asked for. */
export const withoutDetail = (pictures: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(pictures).filter(([name]) => name !== noteName && !name.startsWith(prefix)))

/** Keeps what was drawn of a look in its parts, beside its picture, for as long as the look stands like this. */
export async function hangDetail(
  tx: Transaction,
  { ownerId, id }: Own,
  front: Readonly<Record<string, string>>,
  { note, stored }: { note: string; stored: readonly StoredPicture[] },
): Promise<void> {
  for (const picture of stored) await holdPicture(tx, { ownerId, kind: 'drawn' }, picture)
  const named = Object.fromEntries(stored.map(({ hash }, i) => [`${prefix}${i}`, hash]))
  await tx
    .update(design)
    .set({ pictures: { ...front, [noteName]: note, ...named } })
    .where(and(eq(design.id, id), ownedBy(design, ownerId)))
}

/** The files of the parts that were drawn of a look, which are of no use once it stands otherwise. */
export async function detailFiles(tx: Transaction, { ownerId, id }: Own): Promise<string[]> {
  const [row] = await tx
    .select({ pictures: design.pictures })
    .from(design)
    .where(and(eq(design.id, id), ownedBy(design, ownerId)))
  const { hashes } = detailOf(row?.pictures ?? {}) ?? { hashes: [] }
  if (hashes.length === 0) return []
  const rows = await tx
    .select({ id: file.id })
    .from(file)
    .where(and(ownedBy(file, ownerId), eq(file.kind, 'drawn'), inArray(file.hash, hashes)))
  return rows.map((one) => one.id)
}
