import type { Duplicate } from '@toile/contract/features/files.ts'
import { alikeWithin, isAlike } from '@toile/picture/reading/likeness/perceptualHash.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { project } from '../../host/database/schema/projects.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

type Row = typeof file.$inferSelect

const uploadsOf = (ownerId: string) => and(ownedBy(file, ownerId), eq(file.kind, 'upload'))

/** The latest upload of a person that was sent with the same bytes. */
export async function findSent(tx: Transaction, ownerId: string, sentHash: string): Promise<Row | null> {
  const [row] = await tx
    .select()
    .from(file)
    .where(and(uploadsOf(ownerId), eq(file.sentHash, sentHash)))
    .orderBy(desc(file.createdAt))
    .limit(1)
  return row ?? null
}

/** The latest upload of a person with the same pixels, else one that is the same scaled or saved anew (requirement S5.08). */
export async function findResembling(
  tx: Transaction,
  ownerId: string,
  seen: { hash: string; pixelHash: string; fingerprint: string },
): Promise<{ kind: Duplicate['kind']; row: Row } | null> {
  const [same] = await tx
    .select()
    .from(file)
    .where(and(uploadsOf(ownerId), sql`(${file.pixelHash} = ${seen.pixelHash} or ${file.hash} = ${seen.hash})`))
    .orderBy(desc(file.createdAt))
    .limit(1)
  if (same) return { kind: 'same', row: same }
  const [rises, falls] = [seen.fingerprint.slice(0, 16), seen.fingerprint.slice(16, 32)]
  const bits = (text: ReturnType<typeof sql>) => sql`('x' || ${text})::bit(64)`
  const against = sql`bit_count(
    (${bits(sql`substr(${file.fingerprint}, 1, 16)`)} & ${bits(sql`${falls}::text`)})
    | (${bits(sql`substr(${file.fingerprint}, 17, 16)`)} & ${bits(sql`${rises}::text`)}))`
  const near = await tx
    .select()
    .from(file)
    .where(and(uploadsOf(ownerId), sql`${file.fingerprint} is not null`, sql`${against} <= ${alikeWithin.against}`))
    .orderBy(desc(file.createdAt))
  const alike = near.find(({ fingerprint }) => fingerprint && isAlike(fingerprint, seen.fingerprint))
  return alike ? { kind: 'alike', row: alike } : null
}

const mostPlaces = 4

/** A stored picture as the question about it shows it, with where it is kept. */
export async function duplicateOf(tx: Transaction, kind: Duplicate['kind'], row: Row): Promise<Duplicate> {
  const entries = await tx
    .select({ name: libraryItem.name })
    .from(libraryItem)
    .where(and(ownedBy(libraryItem, row.ownerId), eq(libraryItem.fileId, row.id), isNull(libraryItem.deletedAt)))
    .limit(mostPlaces)
  const projects = await tx
    .select({ name: project.name })
    .from(project)
    .where(
      and(
        ownedBy(project, row.ownerId),
        sql.join(
          boards.map((board) => standsOn(board, row.id)),
          sql` or `,
        ),
      ),
    )
    .limit(mostPlaces)
  return {
    kind,
    picture: pictureOf(row),
    storedAt: row.createdAt.toISOString(),
    kept: [
      ...entries.map(({ name }) => ({ place: 'library' as const, name })),
      ...projects.map(({ name }) => ({ place: 'project' as const, name })),
    ],
  }
}

const boards: readonly (keyof Project['boards'])[] = ['mood', 'print', 'sketch', 'marketing']

const standsOn = (board: string, id: string) =>
  sql`${project.document} -> 'boards' -> ${board}::text @> ${JSON.stringify([{ id }])}::jsonb`
