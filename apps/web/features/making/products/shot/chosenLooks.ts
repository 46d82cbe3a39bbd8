import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** The word in the address that stands for all liked looks, whichever they are. */
const allLiked = 'liked'

/** The looks that an address names, in the order of the collection; those it does not know are left out. */
export function looksIn(asked: unknown, looks: readonly DesignEntry[]): readonly DesignEntry[] {
  const liked = looks.filter(({ state }) => state === 'liked')
  if (asked === allLiked) return liked
  const ids = typeof asked === 'string' ? asked.split(',') : []
  return looks.filter(({ id }) => ids.includes(id))
}

/** Liked looks first, the others behind them. */
export const likedFirst = (looks: readonly DesignEntry[]): readonly DesignEntry[] => [
  ...looks.filter(({ state }) => state === 'liked'),
  ...looks.filter(({ state }) => state !== 'liked'),
]

/** The looks whose pictures are made; they stand in the address, the first one where none is named. */
export function useChosenLooks(looks: readonly DesignEntry[]) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = looksIn(search['looks'], looks)
  const chosen = named.length > 0 ? named : looks.slice(0, 1)
  const show = (asked: string) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, looks: asked }),
      replace: true,
      resetScroll: false,
    })
  return {
    chosen,
    isAllLiked: search['looks'] === allLiked,
    choose: (ids: readonly string[]) => show(ids.join(',')),
    chooseLiked: () => show(allLiked),
  }
}
