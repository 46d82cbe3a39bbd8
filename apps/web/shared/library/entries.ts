import { library, type LibraryEntry } from '@toile/contract/features/library.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { send } from '../../shell/calls/api.ts'
import { onLeave } from '../../shell/calls/onLeave.ts'
import { refresh } from '../../shell/calls/useCall.ts'
import { openBatch } from './openBatch.ts'

// Kept beside the other answers of the server: thousands of tiles come and go while one scrolls, and an observer of a query for each would cost frames.
const known = new Map<string, LibraryEntry>()
const old = new Set<string>()
const wanted = new Map<string, Set<() => void>>()
const coming = new Map<string, Promise<LibraryEntry>>()

const tell = (id: string) => {
  for (const listener of wanted.get(id) ?? []) listener()
}

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

function read(id: string): Promise<LibraryEntry> {
  const asked = coming.get(id)
  if (asked) return asked
  const reading = batch(id)
    .then((entry) => {
      known.set(id, entry)
      old.delete(id)
      tell(id)
      return entry
    })
    .finally(() => coming.delete(id))
  coming.set(id, reading)
  return reading
}

const isFresh = (id: string) => known.has(id) && !old.has(id)
const readQuietly = (id: string) => void read(id).catch(() => undefined)

function want(id: string, listener: () => void): () => void {
  const listeners = wanted.get(id) ?? new Set()
  wanted.set(id, listeners.add(listener))
  if (!isFresh(id)) readQuietly(id)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) wanted.delete(id)
  }
}

/** An entry of the library; those that come into sight together are read together. */
export function useEntry(id: string): LibraryEntry | undefined {
  const subscribe = useCallback((listener: () => void) => want(id, listener), [id])
  return useSyncExternalStore(subscribe, () => known.get(id))
}

/** An entry that this page has read already. */
export const knownEntry = (id: string): LibraryEntry | undefined => known.get(id)

/** Entries by their ids, in that order; those that this page knows are not read again. */
export const readEntries = (ids: readonly string[]): Promise<LibraryEntry[]> =>
  Promise.all(
    ids.map((id) => {
      const entry = known.get(id)
      return entry && !old.has(id) ? Promise.resolve(entry) : read(id)
    }),
  )

/** Marks every entry as old: those in sight are read again at once, the others when they are asked for. */
export function refreshEntries(): void {
  for (const id of known.keys()) old.add(id)
  for (const id of wanted.keys()) readQuietly(id)
}

/** Shows a change of an entry before the server has answered. */
export function showEntry(id: string, change: Partial<LibraryEntry>): void {
  const entry = known.get(id)
  if (!entry) return
  known.set(id, { ...entry, ...change })
  tell(id)
}

onLeave(() => {
  known.clear()
  old.clear()
})
