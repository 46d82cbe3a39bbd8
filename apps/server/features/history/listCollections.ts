import type { Takes } from '@toile/contract/call.ts'
import type { HistoryEntry, history } from '@toile/contract/features/history.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { matchesName } from '@toile/studio/history/matchesName.ts'
import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import { changedAt } from '../../documents/changedAt.ts'
import { entriesOf } from './entriesOf.ts'

type Asked = Takes<(typeof history)['listCollections']>

const pageSize = 48

const checkZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    throw refuse('fieldForm', { field: 'zone' })
  }
}

/** When a day begins in a time zone, some days later. */
const startOf = (day: string, zone: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`

/** Collections that were worked on in a span of days: begun before its end, last changed after its beginning. */
const workedOn = (ownerId: string, { from, to, zone }: Asked) =>
  and(
    from ? sql`${changedAt(ownerId)} >= ${startOf(from, zone)}` : undefined,
    to ? sql`${project.createdAt} < ${startOf(to, zone, 1)}` : undefined,
  )

/** The ids that are called as somebody searches, or nothing when nobody does. */
async function calledSo(
  tx: Transaction,
  ownerId: string,
  own: SQL | undefined,
  search: string,
): Promise<string[] | null> {
  if (!search.trim()) return null
  const rows = await tx
    .select({ id: project.id, name: project.name })
    .from(project)
    .where(and(ownedBy(project, ownerId), own))
  return rows.filter(({ name }) => matchesName(name, search)).map(({ id }) => id)
}

const ordersOf = (ownerId: string) => ({
  changed: { key: changedAt(ownerId), down: true },
  made: { key: project.createdAt, down: true },
  name: { key: sql`lower(${project.name})`, down: false },
})

/** What follows an entry in its order. */
function following(ownerId: string, sort: Asked['sort'], after: string): SQL {
  const { key, down } = ordersOf(ownerId)[sort]
  const own = ownedBy(project, ownerId)
  const last = sql`(select ${key}, ${project.id} from ${project} where ${own} and ${project.id} = ${after})`
  return down ? sql`(${key}, ${project.id}) < ${last}` : sql`(${key}, ${project.id}) > ${last}`
}

/** A page of a person's collections, and with the first the months of everything found (requirement S2.50). */
export async function listCollections(tx: Transaction, ownerId: string, asked: Asked) {
  checkZone(asked.zone)
  const own = and(ownedBy(project, ownerId), asked.bin ? isNotNull(project.deletedAt) : isNull(project.deletedAt))
  const called = await calledSo(tx, ownerId, own, asked.search)
  const named = and(own, called ? (called.length ? inArray(project.id, called) : sql`false`) : undefined)
  const found = and(named, workedOn(ownerId, asked))
  const { key, down } = ordersOf(ownerId)[asked.sort]
  const way = down ? sql`desc` : sql`asc`
  const rows = await tx
    .select({ row: project, changed: changedAt(ownerId) })
    .from(project)
    .where(and(found, asked.after ? following(ownerId, asked.sort, asked.after) : undefined))
    .orderBy(sql`${key} ${way}, ${project.id} ${way}`)
    .limit(pageSize + 1)
  const { total } = sureFirst(await tx.select({ total: sql<number>`count(*)::int` }).from(project).where(found))
  const items: HistoryEntry[] = await entriesOf(tx, ownerId, rows.slice(0, pageSize))
  return {
    items,
    total,
    more: rows.length > pageSize,
    months: asked.after ? [] : await monthsOf(tx, ownerId, named, asked.zone),
  }
}

/** How many collections were worked on in each month, latest first. */
async function monthsOf(tx: Transaction, ownerId: string, found: SQL | undefined, zone: string) {
  const monthOf = (at: SQL | PgColumn) => sql`date_trunc('month', ${at} at time zone ${zone})`
  const each = sql`generate_series(${monthOf(project.createdAt)}, ${monthOf(changedAt(ownerId))}, interval '1 month')`
  const months = tx.$with('months').as(
    tx
      .select({ month: sql<string>`to_char(${each}, 'YYYY-MM')`.as('month') })
      .from(project)
      .where(and(ownedBy(project, ownerId), found)),
  )
  return tx
    .with(months)
    .select({ month: months.month, count: sql<number>`count(*)::int` })
    .from(months)
    .groupBy(months.month)
    .orderBy(sql`1 desc`)
}
