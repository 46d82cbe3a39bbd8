import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { cleanTags } from '@toile/fashion/library/tags.ts'
import { and, arrayContains, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { libraryItem } from '../../host/database/schema/library.ts'

/** The filters that facets count without their own. */
export type Facet = 'tab' | 'category' | 'tags' | 'source'

const { ownerId, tab, category, tags, source, createdAt, deletedAt } = libraryItem
const dayAfter = (day: string) => sql`${day}::date + 1`

/** What of a person's library fits the plain filters, with one of them left off where a facet is counted. */
export function fitting(owner: string, filter: LibraryFilter, without?: Facet): SQL | undefined {
  const on = (facet: Facet) => facet !== without
  return and(
    eq(ownerId, owner),
    filter.bin ? isNotNull(deletedAt) : isNull(deletedAt),
    on('tab') && filter.tab ? eq(tab, filter.tab) : undefined,
    on('category') && filter.category !== null ? eq(sql`coalesce(${category}, '')`, filter.category) : undefined,
    on('tags') && filter.tags.length > 0 ? arrayContains(tags, cleanTags(filter.tags)) : undefined,
    on('source') && filter.source ? eq(source, filter.source) : undefined,
    filter.from ? gte(createdAt, sql`${filter.from}::date`) : undefined,
    filter.to ? lt(createdAt, dayAfter(filter.to)) : undefined,
  )
}
