import type { Gives } from '@toile/contract/call.ts'
import type { library } from '@toile/contract/features/library.ts'
import { type LibraryFilter, librarySourceSchema, libraryTabSchema } from '@toile/contract/features/library.ts'
import { sureFirst } from '@toile/geometry'
import { and, count, desc, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { type Facet, fitting } from './filters.ts'

const mostTags = 60
const { tab, category, source, tags } = libraryItem

/** How many entries fit, and what each tab, category, tag and source would give in place of its own filter. */
export async function countFacets(
  tx: Transaction,
  owner: string,
  filter: LibraryFilter,
  searched: SQL | undefined,
): Promise<Gives<typeof library.countItems>> {
  const fits = (...without: Facet[]) => and(fitting(owner, filter, ...without), searched)
  const { total } = sureFirst(await tx.select({ total: count() }).from(libraryItem).where(fits()))
  const tabs = await tx.select({ tab, count: count() }).from(libraryItem).where(fits('tab')).groupBy(tab)
  const filed = sql<string>`coalesce(${category}, '')`
  const categories = await tx
    .select({ category: filed, count: count() })
    .from(libraryItem)
    .where(fits('category'))
    .groupBy(filed)
    .orderBy(desc(count()), filed)
  const tag = sql<string>`unnest(${tags})`.as('tag')
  const each = tx.select({ tag }).from(libraryItem).where(fits('tags')).as('each')
  const worn = await tx
    .select({ tag: each.tag, count: count() })
    .from(each)
    .groupBy(each.tag)
    .orderBy(desc(count()), each.tag)
    .limit(mostTags)
  const sources = await tx.select({ source, count: count() }).from(libraryItem).where(fits('source')).groupBy(source)
  return {
    total,
    tabs: libraryTabSchema.options.map((one) => ({ tab: one, count: tabs.find((row) => row.tab === one)?.count ?? 0 })),
    categories: categories.filter((row) => row.category !== ''),
    tags: worn,
    sources: librarySourceSchema.options.map((one) => ({
      source: one,
      count: sources.find((row) => row.source === one)?.count ?? 0,
    })),
  }
}
