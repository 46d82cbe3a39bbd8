import { useInfiniteQuery } from '@tanstack/react-query'
import { history } from '@toile/contract/features/history.ts'
import { send } from '../../shell/calls/api.ts'
import { useMoment } from '../../shell/useMoment.ts'
import { ownZone } from './days.ts'
import { daysIn, type HistoryView } from './view.ts'

/** The collections that a view asks for, page after page. */
export function useCollections(view: HistoryView) {
  const { q, sort, bin } = view
  const { from, to } = daysIn(view, new Date(useMoment()))
  const asked = { search: q, from, to, zone: ownZone(), sort, bin: bin === 1 }
  const query = useInfiniteQuery({
    queryKey: [history.listCollections.path, asked],
    queryFn: ({ pageParam, signal }) =>
      send(history.listCollections, { ...asked, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
    meta: { saidByScreen: true },
    staleTime: 5_000,
    placeholderData: (before, earlier) => (earlier?.state.data?.pages[0] && before) || undefined,
  })
  const pages = query.data?.pages
  return {
    entries: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
    months: pages?.[0]?.months ?? [],
    more: query.hasNextPage,
    busy: query.isFetchingNextPage,
    error: query.error,
    again: () => void query.refetch(),
    goOn: () => void query.fetchNextPage(),
  }
}
