import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transact, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files, StoredPicture } from '../../host/files/files.ts'
import { drawAside } from './drawAside.ts'
import { loadUploads } from './uploads.ts'

/** A picture's sides in pixels. */
export type Size = Readonly<{ width: number; height: number }>

/** What a look is shown with at the least; one that was paid to be larger stays as large. */
const least: Size = { width: 1024, height: 1536 }

/** The sizes in which looks are shown, by the hash of their present front. */
export async function sizesShown(
  tx: Transaction,
  ownerId: string,
  fronts: readonly (string | undefined)[],
): Promise<(front: string | undefined) => Size> {
  const hashes = fronts.flatMap((front) => front ?? [])
  const rows = hashes.length
    ? await tx
        .select({ hash: file.hash, width: file.width, height: file.height })
        .from(file)
        .where(and(ownedBy(file, ownerId), eq(file.kind, 'drawn'), inArray(file.hash, hashes)))
    : []
  return (front) => rows.find(({ hash, width }) => hash === front && width > least.width) ?? least
}

/** Draws the pictures that looks are shown with and stores them; their rows are the caller's to keep. */
export async function drawShown(
  { load, files, ownerId }: { load: Transact; files: Files; ownerId: string },
  looks: readonly { document: unknown; size?: Size }[],
): Promise<StoredPicture[]> {
  const documents: Design[] = looks.map(({ document }) => designSchema.parse(document))
  const uploads = await loadUploads(load, files, ownerId, documents)
  const jobs = documents.map((design, i) => {
    const { width, height } = looks[i].size ?? least
    return { picture: { design, width, height, view: 'front', transparent: false, format: 'webp' } } as const
  })
  const drawn = await drawAside(jobs, uploads)
  return Promise.all(drawn.map((picture) => files.putDrawn(picture, 'image/webp')))
}
