import type { LibraryFilter } from '@toile/contract/features/library.ts'
import type { Transaction } from '../../host/database/database.ts'
import type { Files } from '../../host/files/files.ts'
import { listPlainly, type Outline, type Page } from './listing.ts'
import { listRanked } from './ranking.ts'
import { isSearch } from './searching.ts'

/** A page of somebody's library: by key where only plain filters narrow it, best first where something is searched for. */
export const listEntries = (
  tx: Transaction,
  files: Files,
  owner: string,
  filter: LibraryFilter,
  page: Page,
): Promise<Outline> =>
  isSearch(filter) ? listRanked(tx, files, owner, filter, page) : listPlainly(tx, owner, filter, page)
