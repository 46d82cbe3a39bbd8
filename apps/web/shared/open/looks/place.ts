import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the looks column shows. */
export const shows = [
  { id: 'all', label: 'All' },
  { id: 'liked', label: 'Liked' },
  { id: 'compare', label: 'Compare' },
  { id: 'deleted', label: 'Deleted' },
] as const
export type Show = (typeof shows)[number]['id']

/** Where the person is among the looks; it lives in the address, so that it can be sent and gone back to. */
export interface Place {
  look: string | null
  show: Show
  compare: readonly string[]
  /** Whether the look fills the screen to be worked on. */
  large: boolean
}

/** Looks that are compared at once. */
export const mostCompared = 4
const text = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** Reads the place from an address's search; what is not understood is as if it were not there. */
export function readPlace(search: Readonly<Record<string, unknown>>): Place {
  const compare = text(search['compare'])?.split(',').filter(Boolean) ?? []
  return {
    look: text(search['look']),
    show: shows.find(({ id }) => id === search['show'])?.id ?? 'all',
    compare: [...new Set(compare)].slice(0, mostCompared),
    large: search['stage'] === 'large' && text(search['look']) !== null,
  }
}

/** The search of a place beside what else stands there; ordinary values are left out. */
export function writePlace(search: Readonly<Record<string, unknown>>, change: Partial<Place>): Record<string, unknown> {
  const { look, show, compare, large } = { ...readPlace(search), ...change }
  const { look: _look, show: _show, compare: _compare, stage: _stage, ...others } = search
  return {
    ...others,
    ...(look ? { look } : {}),
    ...(show === 'all' ? {} : { show }),
    ...(compare.length ? { compare: compare.slice(0, mostCompared).join(',') } : {}),
    ...(look && large ? { stage: 'large' } : {}),
  }
}

/** The place now, and a way to change it in the address. */
export function usePlace(): Place & { go: (change: Partial<Place>) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    ...readPlace(search),
    go: (change) =>
      void navigate({
        to: '.',
        search: (now: Record<string, unknown>) => writePlace(now, change),
        // The way back out of a look that fills the screen is the browser's too.
        replace: change.large !== true,
        resetScroll: false,
      }),
  }
}
