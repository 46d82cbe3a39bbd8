import { library, type LibraryFilter } from '@toile/contract/features/library.ts'
import type { Gives } from '@toile/contract/call.ts'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../shell/calls/useCall.ts'

export type LibraryCounts = Gives<(typeof library)['countItems']>

/** How many entries a view holds, and what each other choice would give; the numbers stay while new ones come. */
export const useCounts = (filter: LibraryFilter): LibraryCounts | undefined =>
  useQuery({
    ...callQuery(library.countItems, filter, { saidByScreen: true }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  }).data
