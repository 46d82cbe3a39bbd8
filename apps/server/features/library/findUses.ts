import type { Gives } from '@toile/contract/call.ts'
import type { library } from '@toile/contract/features/library.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'

type Uses = Gives<typeof library.usedIn>
interface Found extends Record<string, unknown> {
  key: string
  id: string
  name: string
  board: string | null
}

/** What an entry may be called elsewhere: its file by id or by hash, its mannequin by hash. */
async function keysOf(tx: Transaction, owner: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const figure = sql<string | null>`${libraryItem.detail} ->> 'figure'`
  const rows = await tx
    .select({ id: libraryItem.id, fileId: libraryItem.fileId, hash: file.hash, figure })
    .from(libraryItem)
    .leftJoin(file, and(eq(file.id, libraryItem.fileId), ownedBy(file, owner)))
    .where(and(ownedBy(libraryItem, owner), inArray(libraryItem.id, [...ids])))
  return new Map(rows.map((row) => [row.id, [row.fileId, row.hash, row.figure].flatMap((key) => key ?? [])]))
}

const listed = (keys: readonly string[]) =>
  sql.join(
    keys.map((key) => sql`(${key}::text)`),
    sql`, `,
  )

/** Things on the boards of a person's projects; an own mannequin is named at the end of its person. */
const onBoards = (owner: string, keys: readonly string[]) => sql<Found>`
  select wanted.key, project.id, project.name, board.name as board
  from project, jsonb_each(project.document -> 'boards') as board (name, items),
    jsonb_array_elements(board.items) as item (value), (values ${listed(keys)}) as wanted (key)
  where project.owner_id = ${owner} and project.deleted_at is null and jsonb_typeof(board.items) = 'array'
    and (item.value ->> 'id' = wanted.key or position(wanted.key in item.value ->> 'person') > 0)
  group by wanted.key, project.id, board.name
  order by project.updated_at desc`

const inDesigns = (owner: string, keys: readonly string[]) => sql<Found>`
  select wanted.key, design.id, project.name, null as board
  from design
    join project on project.owner_id = ${owner} and project.id = design.project_id and project.deleted_at is null,
    (values ${listed(keys)}) as wanted (key)
  where design.owner_id = ${owner} and design.state <> 'deleted' and position(wanted.key in design.document::text) > 0
  order by design.updated_at desc`

const inBrands = (owner: string, keys: readonly string[]) => sql<Found>`
  select wanted.key, brand.id, brand.document ->> 'name' as name, null as board
  from brand, (values ${listed(keys)}) as wanted (key)
  where brand.owner_id = ${owner} and brand.deleted_at is null and position(wanted.key in brand.document::text) > 0
  order by brand.updated_at desc`

/** Kept prints and moodboards that are made of pictures: a print needs its picture whenever it is painted. */
const inElements = (owner: string, keys: readonly string[]) => sql<Found>`
  select wanted.key, element.id, element.name, null as board
  from element, (values ${listed(keys)}) as wanted (key)
  where element.owner_id = ${owner} and element.state = 'liked' and position(wanted.key in element.document::text) > 0
  order by element.created_at desc`

/** Where entries are used; a liked look is used by its own project. */
export async function findUses(tx: Transaction, owner: string, ids: readonly string[]): Promise<Uses> {
  const named = await keysOf(tx, owner, ids)
  const keys = [...new Set([...named.values()].flat())]
  if (keys.length === 0) return ids.map((id) => ({ id, uses: [] }))
  const boards = await tx.execute<Found>(onBoards(owner, keys))
  const designs = await tx.execute<Found>(inDesigns(owner, keys))
  const brands = await tx.execute<Found>(inBrands(owner, keys))
  const elements = await tx.execute<Found>(inElements(owner, keys))
  return ids.map((id) => {
    const own = new Set(named.get(id))
    const of = (kind: Uses[number]['uses'][number]['kind'], { rows }: { rows: Found[] }) =>
      rows.filter(({ key }) => own.has(key)).map((row) => ({ kind, id: row.id, name: row.name, board: row.board }))
    return {
      id,
      uses: [...of('project', boards), ...of('design', designs), ...of('brand', brands), ...of('element', elements)],
    }
  })
}
