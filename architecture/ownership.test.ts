import { getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type DeclaredTable, declarationOf } from '../apps/server/host/database/schema/declareTable.ts'
import { schema } from '../apps/server/host/database/schema/index.ts'
import { columnName } from '../apps/server/host/testing/columnName.ts'
import { houses } from './layers.ts'
import { type OwnedTables, openQueries } from './queries.ts'
import { lineOf, sourcesOf } from './sources.ts'

const owned: OwnedTables = new Map(
  Object.entries<DeclaredTable>(schema).flatMap(([name, table]) => {
    const { whose } = declarationOf(table)
    return whose.how === 'owner'
      ? [[name, { called: getTableName(table), owner: columnName(whose.column) }] as const]
      : []
  }),
)

/** What works on the studio as a whole, whosever its rows are: the host walls them, letters and samples are its own. */
const ofTheStudio = ['host', 'providers', 'sample', 'cli']

const sources = sourcesOf(
  ...(houses['apps/server'] ?? [])
    .flat()
    .filter((room) => !ofTheStudio.includes(room))
    .map((room) => `apps/server/${room}`),
).filter(({ path }) => !/\.test\.ts$|\/testing/.test(path))

/** The queries of a piece of code in the place of a handler, each as its table and whether it says whose rows it asks for. */
const asked = (code: string) => {
  const imports = `import { foreign, ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { schema } from '../../host/database/schema/index.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
`
  const path = 'apps/server/features/works/handlers.ts'
  return openQueries([{ path, text: `${imports}${code}` }], owned)(path).map(({ table, says }) => `${table} ${says}`)
}

describe('queries on rows that are somebody’s', () => {
  it('[S6.11] each says whose rows it asks for, or why anybody’s', () => {
    const queriesOf = openQueries(sources, owned)
    const all = sources.flatMap(({ path, text }) => queriesOf(path).map((query) => ({ ...query, text })))
    expect(all.length).toBeGreaterThan(200)
    expect(
      all.filter(({ says }) => !says).map(({ path, at, table, text }) => `${path}:${lineOf(text, at)} ${table}`),
    ).toEqual([])
  })

  it.each([
    ['a select by its id', `tx.select().from(file).where(eq(file.id, id))`],
    ['an update by its id', `tx.update(file).set({ name }).where(inArray(file.id, ids))`],
    ['a deletion of everything', `tx.delete(file)`],
    ['an order that names the owner', `tx.select().from(file).orderBy(ownedBy(file, owner))`],
    ['a row that is its own owner’s', `tx.select().from(file).where(ownedBy(file, file.ownerId))`],
    ['one or the other', `tx.select().from(file).where(or(ownedBy(file, owner), eq(file.id, id)))`],
    ['all but one’s own', `tx.select().from(file).where(not(ownedBy(file, owner)))`],
    ['now and then', `tx.select().from(file).where(all ? undefined : ownedBy(file, owner))`],
    ['a condition that somebody gives', `const rows = (where: SQL) => tx.select().from(file).where(where)`],
    ['a table of the whole schema', `tx.select().from(schema.file).where(eq(schema.file.id, id))`],
    [
      'a table under another name',
      `const other = alias(file, 'other')\ntx.select().from(other).where(eq(other.id, id))`,
    ],
    ['a relation', `tx.query.file.findFirst({ where: eq(file.id, id) })`],
    ['no reason', `tx.select().from(file).where(foreign(file, ''))`],
    [
      'the owner of another query',
      `tx.delete(file).where(inArray(file.id, tx.select().where(ownedBy(file, owner)).from(file)))`,
      'file true',
    ],
    ['its own words', `tx.execute(sql\`delete from file where id = \${id}\`)`],
    [
      'half of its own words',
      `tx.execute(sql\`select 1 from library_item where owner_id = \${owner} and file_id in (select id from file)\`)`,
      'libraryItem false',
    ],
    ['its own words with a table', `tx.execute(sql\`select 1 from \${file} where \${file.id} = \${id}\`)`],
    [
      'a picture joined to an entry',
      `tx.select().from(libraryItem).innerJoin(file, eq(file.id, id)).where(ownedBy(libraryItem, owner))`,
      'libraryItem true',
    ],
    [
      'an entry beside a picture',
      `tx.select().from(libraryItem).leftJoin(file, and(ownedBy(libraryItem, owner), ownedBy(file, owner)))`,
      'file true',
    ],
  ])('%s says nothing of whose rows it asks for', (_, code, ...others) => {
    const found = asked(code)
    expect(found.filter((one) => !others.includes(one))).toEqual([expect.stringMatching(/ false$/)])
    expect(found).toEqual(expect.arrayContaining(others))
  })

  it.each([
    ['its owner', `tx.select().from(file).where(and(eq(file.id, id), ownedBy(file, owner)))`],
    ['a reason', `tx.select().from(file).where(and(foreign(file, 'published'), eq(file.id, id)))`],
    ['a condition of its own', `const own = ownedBy(file, owner)\ntx.update(file).set({ name }).where(own)`],
    [
      'a condition that is made',
      `const own = (owner: string) => ({ fits: ownedBy(file, owner) })\nconst { fits } = own(owner)\ntx.delete(file).where(fits)`,
    ],
    [
      'one’s own or what is published',
      `tx.select().from(file).where(or(ownedBy(file, owner), foreign(file, 'published')))`,
    ],
    ['its own words', `tx.execute(sql\`delete from file where owner_id = \${owner} and id = \${id}\`)`],
    ['a relation', `tx.query.file.findMany({ where: and(ownedBy(file, owner), eq(file.hash, hash)) })`],
    ['its own words with a condition', `tx.execute(sql\`delete from file where \${ownedBy(file, owner)}\`)`],
  ])('%s says whose rows are asked for', (_, code) => {
    expect(asked(code)).toEqual(['file true'])
  })
})
