import type { LibraryFilter } from '@toile/contract/features/library.ts'
import type { LibraryCounts } from './useCounts.ts'

export interface FilterPartProps {
  filter: LibraryFilter
  counts: LibraryCounts | undefined
  onFilter: (filter: LibraryFilter) => void
}
