import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { cleanTags } from '@toile/studio/library/cleanTags.ts'
import { and, arrayContains, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { libraryItem } from '../../host/database/schema/library.ts'

/** The filters that facets count without their own. */
export const facets = ['tab', 'category', 'tags', 'source'] as const
export type Facet = (typeof facets)[number]

const { tab, category, tags, source, createdAt, deletedAt } = libraryItem
const dayAfter = (day: string) => sql`${day}::date + 1`

/** What of a person's library fits the plain filters, without those that are left off. */
export function fitting(owner: string, filter: LibraryFilter, ...without: Facet[]): SQL | undefined {
  const on = (facet: Facet) => !without.includes(facet)
  return and(
    ownedBy(libraryItem, owner),
    filter.bin ? isNotNull(deletedAt) : isNull(deletedAt),
    on('tab') && filter.tab ? eq(tab, filter.tab) : undefined,
    on('category') && filter.category !== null ? eq(sql`coalesce(${category}, '')`, filter.category) : undefined,
    on('tags') && filter.tags.length > 0 ? arrayContains(tags, cleanTags(filter.tags)) : undefined,
    on('source') && filter.source ? eq(source, filter.source) : undefined,
    filter.from ? gte(createdAt, sql`${filter.from}::date`) : undefined,
    filter.to ? lt(createdAt, dayAfter(filter.to)) : undefined,
  )
}
