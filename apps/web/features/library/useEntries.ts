import { useInfiniteQuery } from '@tanstack/react-query'
import { library, type LibraryTab } from '@toile/contract/features/library.ts'
import { send } from '../../shell/api.ts'

/** The entries of a tab, page after page, latest first. */
export function useEntries(tab: LibraryTab, search: string) {
  const query = useInfiniteQuery({
    queryKey: [library.listItems.path, 'pages', tab, search],
    queryFn: ({ pageParam, signal }) =>
      send(library.listItems, { tab, search, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { saidByScreen: true },
    placeholderData: (before, earlier) => (earlier?.queryKey[2] === tab ? before : undefined),
  })
  return {
    entries: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages[0]?.total ?? 0,
    more: query.hasNextPage,
    busy: query.isFetchingNextPage,
    error: query.error,
    again: () => void query.refetch(),
    goOn: () => void query.fetchNextPage(),
  }
}
