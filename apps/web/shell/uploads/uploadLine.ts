import type { Picture } from '@toile/contract/features/files.ts'
import { CallRefused } from '../answer.ts'
import { newKey } from '../api.ts'
import type { sendUpload, UploadUse } from './sendUpload.ts'

/** One file on its way. */
export interface UploadEntry<Place extends string> {
  id: string
  name: string
  place: Place
  state: 'waiting' | 'sending' | 'refused'
  /** 0..1. */
  progress: number
  /** Why it was refused. */
  why: string
  /** Whether sending it again can help. */
  again: boolean
}

interface UploadLineOptions<Place extends string> {
  useOf(place: Place): UploadUse
  judge(file: File): Promise<string | null>
  send: typeof sendUpload
  onStored(place: Place, picture: Picture, duplicate: boolean): void
  /** How many are sent at once. */
  together?: number
}

/** Files on their way to the server: each with its own progress, refusal, cancel and retry; one bad file does not stop the others. */
export interface UploadLine<Place extends string> {
  get(): readonly UploadEntry<Place>[]
  subscribe(listener: () => void): () => void
  add(place: Place, files: readonly File[]): void
  again(id: string): void
  /** Stops a file, or puts a refused one away. */
  drop(id: string): void
  close(): void
}

export function openUploadLine<Place extends string>(options: UploadLineOptions<Place>): UploadLine<Place> {
  const { useOf, judge, send, onStored, together = 2 } = options
  const sources = new Map<string, { file: File; abort: AbortController }>()
  const listeners = new Set<() => void>()
  let entries: readonly UploadEntry<Place>[] = []
  const show = (next: typeof entries) => {
    entries = next
    for (const tell of listeners) tell()
  }
  const set = (id: string, change: Partial<UploadEntry<Place>>) =>
    show(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))
  const drop = (id: string) => {
    sources.get(id)?.abort.abort()
    sources.delete(id)
    show(entries.filter((entry) => entry.id !== id))
  }

  async function run({ id, place }: UploadEntry<Place>) {
    const source = sources.get(id)
    if (!source) return
    const { file, abort } = source
    set(id, { state: 'sending', progress: 0, why: '' })
    try {
      const sentence = await judge(file)
      if (sentence) return set(id, { state: 'refused', why: sentence, again: false })
      const onProgress = (progress: number) => set(id, { progress })
      const stored = await send({ file, use: useOf(place), key: id, signal: abort.signal, onProgress })
      if (abort.signal.aborted) return
      drop(id)
      onStored(place, stored.picture, stored.duplicate)
    } catch (error) {
      if (abort.signal.aborted) return
      const refused = error instanceof CallRefused
      set(id, { state: 'refused', why: refused ? error.message : '', again: !refused || error.level === 'error' })
    }
  }

  function next() {
    const busy = entries.filter(({ state }) => state === 'sending').length
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, together - busy)))
      void run(entry).finally(next)
  }

  return {
    get: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(place, files) {
      const fresh = files.map((file): UploadEntry<Place> => {
        const id = newKey()
        sources.set(id, { file, abort: new AbortController() })
        return { id, name: file.name, place, state: 'waiting', progress: 0, why: '', again: false }
      })
      show([...entries, ...fresh])
      next()
    },
    again(id) {
      set(id, { state: 'waiting' })
      next()
    },
    drop(id) {
      drop(id)
      next()
    },
    close: () => {
      for (const { id } of entries) drop(id)
    },
  }
}
