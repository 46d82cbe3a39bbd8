import { library, type LibraryFilter, type LibrarySort } from '@toile/contract/features/library.ts'
import type { Gives } from '@toile/contract/call.ts'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { send } from '../../shell/calls/api.ts'
import { queries } from '../../shell/calls/queries.ts'
import type { Order } from './selection.ts'
import { orderOf } from './selection.ts'

type Page = Gives<(typeof library)['outlineItems']>

export interface Outline {
  order: Order
  aspects: readonly number[]
  total: number
}

/** The ids of a whole view in their order, page after page without being asked, so that every place of it can be scrolled to. */
export function useOutline(filter: LibraryFilter, sort: LibrarySort) {
  const query = useInfiniteQuery({
    queryKey: [library.outlineItems.path, filter, sort],
    queryFn: ({ pageParam, signal }) =>
      send(library.outlineItems, { ...filter, sort, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { saidByScreen: true },
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  })
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const outline = useMemo((): Outline | null => {
    if (!data) return null
    const keys = [...new Map(data.pages.flatMap(({ keys: page }) => page).map((key) => [key.id, key])).values()]
    const total = hasNextPage ? (data.pages[0]?.total ?? 0) : keys.length
    return { order: orderOf(keys.map(({ id }) => id)), aspects: keys.map(({ aspect }) => aspect), total }
  }, [data, hasNextPage])
  return { outline, old: query.isPlaceholderData, error: query.error, again: () => void query.refetch() }
}

/** Takes entries out of every view at once, before the server has answered. */
export const dropFromOutlines = (ids: ReadonlySet<string>): void =>
  void queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: [library.outlineItems.path] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          keys: page.keys.filter(({ id }) => !ids.has(id)),
        })),
      },
  )
