import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { type Project, projectSchema } from '@toile/studio/projects/project.ts'
import { and, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import type { project } from '../../host/database/schema/projects.ts'
import { addressOf } from '../../pictures/hold/picture.ts'

type Row = typeof project.$inferSelect
type Cover = HistoryEntry['covers'][number]

const most = 4
const cover = (kind: Cover['kind'], hash: string): Cover => ({ kind, url: addressOf(hash, 'image/webp') })

async function lookCounts(tx: Transaction, ownerId: string, ids: readonly string[]) {
  const rows = await tx
    .select({
      projectId: design.projectId,
      looks: sql<number>`count(*) filter (where ${design.state} <> 'deleted')::int`,
      liked: sql<number>`count(*) filter (where ${design.state} = 'liked')::int`,
      deleted: sql<number>`count(*) filter (where ${design.state} = 'deleted')::int`,
      covers: sql<
        string[]
      >`coalesce((array_agg(${design.thumbnails}->>'480' order by ${design.state} = 'liked' desc, ${design.position}, ${design.createdAt}) filter (where ${design.state} <> 'deleted' and ${design.thumbnails}->>'480' is not null))[1:${sql.raw(String(most))}], '{}')`,
    })
    .from(design)
    .where(and(ownedBy(design, ownerId), inArray(design.projectId, [...ids])))
    .groupBy(design.projectId)
  return new Map(rows.map((row) => [row.projectId, row]))
}

const boardPictures = ({ boards: { mood, print, sketch } }: Project) =>
  [...mood, ...sketch, ...print].slice(0, most).map(({ id }) => id)

async function smallPictures(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: file.id, hash: sql<string>`coalesce(${file.thumbnails}->>'480', ${file.hash})` })
    .from(file)
    .where(and(ownedBy(file, ownerId), inArray(file.id, [...ids])))
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** Collections of a person as the history lists them. */
export async function entriesOf(
  tx: Transaction,
  ownerId: string,
  found: readonly { row: Row; changed: Date }[],
): Promise<HistoryEntry[]> {
  if (found.length === 0) return []
  const designs = await lookCounts(
    tx,
    ownerId,
    found.map(({ row }) => row.id),
  )
  const read = found.map(({ row, changed }) => ({
    row,
    changed,
    document: projectSchema.parse(row.document),
    own: designs.get(row.id),
  }))
  const bare = read.filter(({ own }) => !own?.covers.length).flatMap(({ document }) => boardPictures(document))
  const pictures = await smallPictures(tx, ownerId, bare)
  return read.map(({ row, changed, document, own }) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    gender: document.gender,
    ageGroup: document.ageGroup,
    counts: {
      looks: own?.looks ?? 0,
      liked: own?.liked ?? 0,
      deleted: own?.deleted ?? 0,
      sketches: document.boards.sketch.length,
    },
    covers: own?.covers.length
      ? own.covers.map((hash) => cover('look', hash))
      : boardPictures(document).flatMap((id) => (pictures.has(id) ? [cover('picture', pictures.get(id) ?? '')] : [])),
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: changed.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
}
