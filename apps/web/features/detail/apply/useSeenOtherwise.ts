import { useQueries } from '@tanstack/react-query'
import type { Design } from '@toile/craft/designs/design.ts'
import { isSeenOtherwise } from './isSeenOtherwise.ts'

interface Change {
  before: Design
  after: Design
}

/** Of each change of a look whether it is seen; nothing as long as it is not known. What cannot be judged counts as seen. */
export const useSeenOtherwise = (changes: readonly Change[]): (boolean | undefined)[] =>
  useQueries({
    queries: changes.map(({ before, after }) => ({
      queryKey: ['seenOtherwise', before, after],
      queryFn: () => isSeenOtherwise(before, after),
      staleTime: Infinity,
      retry: false,
    })),
  }).map(({ data, isError }) => (isError ? true : data))
