import type { LibraryEntry, LibraryFilter } from '@toile/contract/features/library.ts'
import type { Transaction } from '../../host/database/database.ts'
import type { Files } from '../../host/files/files.ts'
import { readEntries, readOutlines } from './entries.ts'
import { listPlainly, type Outlined, outlinePlainly, type Page, type Paged } from './listing.ts'
import { listRanked } from './ranking.ts'
import { isSearch } from './searching.ts'

/** A page of somebody's library: by key where only plain filters narrow it, best first where something is searched for. */
export async function listEntries(
  tx: Transaction,
  files: Files,
  owner: string,
  filter: LibraryFilter,
  page: Page,
): Promise<Paged<LibraryEntry>> {
  if (!isSearch(filter)) return listPlainly(tx, owner, filter, page)
  const found = await listRanked(tx, files, owner, filter, page)
  return { ...found, items: await readEntries(tx, owner, found.items) }
}

/** The outline of such a page. */
export async function outlineEntries(
  tx: Transaction,
  files: Files,
  owner: string,
  filter: LibraryFilter,
  page: Page,
): Promise<Paged<Outlined>> {
  if (!isSearch(filter)) return outlinePlainly(tx, owner, filter, page)
  const found = await listRanked(tx, files, owner, filter, page)
  return { ...found, items: await readOutlines(tx, owner, found.items) }
}
