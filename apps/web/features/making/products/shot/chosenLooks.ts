import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

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

/** The looks of which something is made, and the one of them that is seen large. */
export interface ChosenLooks {
  looks: readonly DesignEntry[]
  chosen: readonly DesignEntry[]
  current: DesignEntry
  isAllLiked: boolean
  choose(ids: readonly string[]): void
  chooseLiked(): void
  show(id: string): void
}

/** Chooses among looks; those that are chosen stand in the address, the first one where none is named. Nothing where there is no look. */
export function useChosenLooks(looks: readonly DesignEntry[]): ChosenLooks | null {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = looksIn(search['looks'], looks)
  const chosen = named.length > 0 ? named : looks.slice(0, 1)
  const [shown, setShown] = useState<string | null>(null)
  const current = chosen.find(({ id }) => id === shown) ?? chosen[0]
  const name = (asked: string) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, looks: asked }),
      replace: true,
      resetScroll: false,
    })
  if (!current) return null
  return {
    looks,
    chosen,
    current,
    isAllLiked: search['looks'] === allLiked,
    choose: (ids: readonly string[]) => name(ids.join(',')),
    chooseLiked: () => name(allLiked),
    show: setShown,
  }
}
