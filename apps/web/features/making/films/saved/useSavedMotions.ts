import { elements } from '@toile/contract/features/elements.ts'
import type { OwnMotion } from '@toile/craft/motions/own/ownMotion.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { send } from '../../../../shell/calls/api.ts'

/** A motion of one's own in the library. */
export interface SavedMotion {
  id: string
  /** Its entry there, and how it is called there. */
  entry: string
  name: string
  document: OwnMotion
}

/** The motions in the library, latest first, page after page without being asked. */
export function useSavedMotions() {
  const query = useInfiniteQuery({
    queryKey: [elements.list.path, 'motions'],
    queryFn: ({ pageParam, signal }) =>
      send(elements.list, { kinds: ['motion'], kept: true, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
    meta: { saidByScreen: true },
  })
  const { data, error, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const motions = useMemo(
    () =>
      (data?.pages ?? []).flatMap(({ items }) =>
        items.flatMap(({ id, kept, document }): SavedMotion[] =>
          kept && document.kind === 'motion' ? [{ id, entry: kept.id, name: kept.name, document }] : [],
        ),
      ),
    [data],
  )
  return { motions, error, again: () => void refetch() }
}
