import { and, gt, isNull, sql } from 'drizzle-orm'
import { defineChore, type House } from '../../host/chores/chore.ts'
import type { Database } from '../../host/database/database.ts'
import { foreign } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import type { Files } from '../../host/files/files.ts'
import { entryWords } from './entryWords.ts'
import { traitsOf } from './traitsOf.ts'

const portion = 200

async function readWords(db: Database): Promise<number> {
  const everybodys = foreign(libraryItem, 'what anybody keeps is made ready for the search')
  const rows = await db
    .select()
    .from(libraryItem)
    .where(and(everybodys, isNull(libraryItem.words)))
    .limit(portion)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  const words = rows.map(entryWords)
  await db.execute(sql`
    update library_item set words = read.words
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(words)}::text[]) as read (id, words)
    where ${everybodys} and library_item.id = read.id and library_item.words is null`)
  return rows.length
}

async function measureFiles(db: Database, files: Files): Promise<number> {
  const rows = await db
    .select({ id: file.id, ownerId: file.ownerId })
    .from(file)
    .where(
      and(foreign(file, 'pictures of anybody are made ready for the search'), isNull(file.likeness), gt(file.width, 0)),
    )
    .limit(portion)
  for (const row of rows) await traitsOf(db, files, row)
  return rows.length
}

/** Makes ready for the search what was kept before it was, portion after portion, until all is or it is told to stop; answers how much. */
export const catchUp = defineChore(
  'catchUp',
  async ({ db, files, signal }: Pick<House, 'db' | 'files' | 'signal'>): Promise<number> => {
    let done = 0
    for (const step of [() => readWords(db), () => measureFiles(db, files)])
      for (let more = portion; more === portion && !signal.aborted; ) {
        more = await step()
        done += more
      }
    return done
  },
)
