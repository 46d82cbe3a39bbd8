import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'

/** Columns that hold the id of a stored file; a new table that names files is one line here. */
const columns = [
  'library_item.file_id',
  'element.file_id',
  'figure.file_id',
  'figure.cut_out_id',
  'traced.file_id',
  'traced.sheet_id',
  'template.file_id',
  'brief.file_id',
  'file.origin_id',
] as const

/** Documents of one person that mention files by id or by hash; a new kind of document is one line here. */
const documents = (owner: string): SQL[] => [
  sql`select document::text from project where owner_id = ${owner}`,
  sql`select concat(document, pictures, thumbnails) from design where owner_id = ${owner}`,
  sql`select document::text from element where owner_id = ${owner}`,
  sql`select document::text from figure where owner_id = ${owner}`,
  sql`select note::text from traced where owner_id = ${owner}`,
  sql`select body::text from kept_document where owner_id = ${owner}`,
  sql`select designs::text from project_state where owner_id = ${owner}`,
  sql`select document::text from brand where owner_id = ${owner}`,
  sql`select document::text from brand where owner_id = ${owner}`,
  sql`select detail::text from library_item where owner_id = ${owner}`,
  sql`select concat(avatar) from person where id = ${owner}`,
]

const heldBy = (name: (typeof columns)[number]): SQL => {
  const [table, column] = name.split('.')
  return sql`not exists (select 1 from ${sql.identifier(table)} as holder where holder.${sql.identifier(column)} = file.id)`
}

/** Lets go of those of a person's files that nothing names any more, and then of the originals they were cut from; their bytes are swept once nobody holds them. */
export async function dropUnused(tx: Transaction, owner: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const { rows } = await tx.execute<{ origin: string | null }>(sql`
    with mentioned as materialized (
      select distinct (regexp_matches(text, '[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1] as name
      from (${sql.join(documents(owner), sql` union all `)}) as written (text)
    )
    delete from file
    where owner_id = ${owner} and visibility = 'private' and id = any(${sql.param(fileIds)}::uuid[])
      and id::text not in (select name from mentioned) and hash not in (select name from mentioned)
      and ${sql.join(columns.map(heldBy), sql` and `)}
    returning origin_id as origin`)
  await dropUnused(
    tx,
    owner,
    rows.flatMap(({ origin }) => origin ?? []),
  )
}
