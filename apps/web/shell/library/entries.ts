import { library, type LibraryEntry } from '@toile/contract/features/library.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '../api.ts'
import { queries } from '../queries.ts'
import { refresh } from '../useCall.ts'
import { openBatch } from './openBatch.ts'

const batch = openBatch({
  most: 200,
  wait: 16,
  read: async (ids: readonly string[]) => {
    try {
      return await send(library.readItems, { ids: [...ids] })
    } catch (error) {
      void refresh(library.outlineItems)
      throw error
    }
  },
})

const entryQuery = (id: string) =>
  queryOptions<LibraryEntry>({
    queryKey: [library.readItems.path, id],
    queryFn: () => batch(id),
    staleTime: 60_000,
    meta: { saidByScreen: true },
  })

/** An entry of the library; those that come into sight together are read together. */
export const useEntry = (id: string): LibraryEntry | undefined => useQuery(entryQuery(id)).data

/** Entries by their ids, in that order; those that this page knows are not read again. */
export const readEntries = (ids: readonly string[]): Promise<LibraryEntry[]> =>
  Promise.all(ids.map((id) => queries.ensureQueryData(entryQuery(id))))

/** Shows a change of an entry before the server has answered. */
export const showEntry = (id: string, change: Partial<LibraryEntry>): void =>
  void queries.setQueryData(entryQuery(id).queryKey, (entry) => entry && { ...entry, ...change })

/** An entry that this page has read already. */
export const knownEntry = (id: string): LibraryEntry | undefined => queries.getQueryData(entryQuery(id).queryKey)
