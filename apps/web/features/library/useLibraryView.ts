import { type LibraryFilter, type LibrarySort, librarySortSchema } from '@toile/contract/features/library.ts'
import { useLocalStorage } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { addressOf, filterOf, sortOf } from '../../shared/library/filter.ts'

/** What the address shows of the library, and the ways to show something else; the order is remembered in this browser. */
export function useLibraryView() {
  const address: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [kept, setKept] = useLocalStorage<string>({
    key: 'toile-library-order',
    defaultValue: 'newest',
    getInitialValueInEffect: false,
  })
  const filter = useMemo(() => filterOf(address), [address])
  const sort = sortOf(address) ?? librarySortSchema.catch('newest').parse(kept)
  const go = (next: LibraryFilter, order: LibrarySort, replace: boolean) =>
    void navigate({ to: '/home/library', search: addressOf(next, order), replace })
  return {
    filter,
    sort,
    /** Typing replaces the step of the browser's history, every other filter makes one. */
    show: (next: LibraryFilter) => go(next, sort, next.search !== filter.search),
    order: (next: LibrarySort) => {
      setKept(next)
      go(filter, next, true)
    },
  }
}
