import type { Duplicate, Picture } from '@toile/contract/features/files.ts'
import type { UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { newKey } from '../../shell/calls/api.ts'
import type { DuplicateChoice, Stored, Upload } from './sendUpload.ts'
import { openListeners } from '../../shell/openListeners.ts'

/** One file on its way. */
export interface UploadEntry<Place extends string> {
  id: string
  name: string
  bytes: number
  place: Place
  /** The go it came with. */
  go: number
  /** It `asks` when a stored picture resembles it, and is `left` while there is no room for it. */
  state: 'waiting' | 'sending' | 'asks' | 'refused' | 'left'
  /** 0..1. */
  progress: number
  /** Whether the connection is waited for. */
  offline: boolean
  /** The stored picture it resembles. */
  duplicate: Duplicate | null
  /** Why it was refused. */
  why: string
  /** Whether sending it again can help. */
  again: boolean
}

interface UploadLineOptions<Place extends string> {
  usedFor(place: Place): UploadUse
  judge(file: File): Promise<string | null>
  /** How many more files a place takes, beside those on their way; any number unless told. */
  room?(place: Place): number
  /** Told which files of a go found no room. */
  onLeft?(place: Place, names: readonly string[]): void
  send(upload: Upload): Promise<Stored>
  /** `id` is the entry's, `upload` the way by which it came. */
  onStored(place: Place, picture: Picture, duplicate: boolean, from: { id: string; upload: string }): void
  /** How many are sent at once. */
  together?: number
}

/** Files on their way to the server: each with its own progress, refusal, question, cancel and retry; one bad file does not stop the others, nor does it take the room of a good one. */
export interface UploadLine<Place extends string> {
  get(): readonly UploadEntry<Place>[]
  subscribe(listener: () => void): () => void
  /** The file of an entry, to show it. */
  fileOf(id: string): File | null
  /** Answers the ids of the new entries. */
  add(place: Place, files: readonly File[]): readonly string[]
  again(id: string): void
  /** What becomes of a file that is here already; `forAll` settles its whole go. */
  answer(id: string, choice: DuplicateChoice, forAll?: boolean): void
  /** Stops a file, or puts a refused one away. */
  drop(id: string): void
  /** To be told that there is more room, or less. */
  look(): void
  close(): void
}

interface Source {
  file: File
  /** Whether it was looked at and may be sent. */
  good: boolean
  /** How many files its go holds. */
  together: number
  abort: AbortController
  choose?: (choice: DuplicateChoice) => void
}

export function openUploadLine<Place extends string>(options: UploadLineOptions<Place>): UploadLine<Place> {
  const { usedFor, judge, send, onStored, room = () => Infinity, onLeft = () => undefined, together = 2 } = options
  const sources = new Map<string, Source>()
  const settledGoes = new Map<number, DuplicateChoice>()
  const listeners = openListeners()
  let entries: readonly UploadEntry<Place>[] = []
  let goes = 0
  const show = (next: typeof entries) => {
    entries = next
    listeners.tell()
  }
  const set = (id: string, change: Partial<UploadEntry<Place>>) =>
    show(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))
  const drop = (id: string) => {
    sources.get(id)?.abort.abort()
    sources.delete(id)
    show(entries.filter((entry) => entry.id !== id))
  }

  async function run({ id, place, go }: UploadEntry<Place>) {
    const source = sources.get(id)
    if (!source) return
    const { file, abort } = source
    const ask = (duplicate: Duplicate): Promise<DuplicateChoice> | DuplicateChoice =>
      settledGoes.get(go) ??
      new Promise((resolve) => {
        source.choose = resolve
        set(id, { state: 'asks', duplicate })
        next()
      })
    let skipped = false
    set(id, { state: 'sending', progress: 0, why: '' })
    try {
      const { picture, duplicate, upload } = await send({
        file,
        use: usedFor(place),
        together: source.together,
        signal: abort.signal,
        onProgress: (progress) => set(id, { progress }),
        onWaiting: (offline) => set(id, { offline }),
        onDuplicate: async (found) => {
          const choice = await ask(found)
          set(id, { state: 'sending', duplicate: null })
          skipped = choice === 'skip'
          return choice
        },
      })
      if (abort.signal.aborted) return
      onStored(place, picture, duplicate, { id, upload })
      drop(id)
    } catch (error) {
      if (abort.signal.aborted) return
      if (skipped) return drop(id)
      const refused = error instanceof CallRefused
      const again = !refused || error.level === 'error'
      set(id, { state: 'refused', why: refused ? error.message : '', again, offline: false })
    }
  }

  /** Looks at a file before it takes any room. */
  async function examine(id: string) {
    const source = sources.get(id)
    if (!source) return
    const sentence = await judge(source.file).catch(() => '')
    if (sentence === null) source.good = true
    else set(id, { state: 'refused', why: sentence, again: false })
  }

  /** Gives the files that wait their room, first come first; those for which there is none are left until there is. */
  function settle() {
    const taken = new Map<Place, number>()
    const count = (place: Place) => taken.get(place) ?? 0
    const take = (place: Place) => taken.set(place, count(place) + 1)
    for (const { place, state } of entries) if (state === 'sending' || state === 'asks') take(place)
    show(
      entries.map((entry): UploadEntry<Place> => {
        const { id, place, state } = entry
        if ((state !== 'waiting' && state !== 'left') || !sources.get(id)?.good) return entry
        if (count(place) >= room(place)) return { ...entry, state: 'left' }
        take(place)
        return { ...entry, state: 'waiting' }
      }),
    )
  }

  function next() {
    const busy = entries.filter(({ state }) => state === 'sending').length
    const ready = entries.filter(({ id, state }) => state === 'waiting' && sources.get(id)?.good)
    for (const entry of ready.slice(0, Math.max(0, together - busy))) void run(entry).finally(look)
  }

  function look() {
    settle()
    next()
  }

  return {
    get: () => entries,
    subscribe: listeners.subscribe,
    fileOf: (id) => sources.get(id)?.file ?? null,
    add(place, files) {
      goes += 1
      const fresh = files.map((file): UploadEntry<Place> => {
        const id = newKey()
        const fitting = Math.max(1, Math.min(files.length, room(place)))
        sources.set(id, { file, good: false, together: fitting, abort: new AbortController() })
        const begun = { progress: 0, offline: false, duplicate: null, why: '', again: false } as const
        return { id, name: file.name, bytes: file.size, place, go: goes, state: 'waiting', ...begun }
      })
      show([...entries, ...fresh])
      const added = new Set(fresh.map(({ id }) => id))
      void Promise.all(fresh.map(({ id }) => examine(id))).then(() => {
        look()
        const left = entries.filter(({ id, state }) => added.has(id) && state === 'left')
        if (left.length > 0)
          onLeft(
            place,
            left.map(({ name }) => name),
          )
      })
      return fresh.map(({ id }) => id)
    },
    again(id) {
      set(id, { state: 'waiting' })
      look()
    },
    answer(id, choice, forAll = false) {
      const go = entries.find((entry) => entry.id === id)?.go
      if (go === undefined) return
      if (forAll) settledGoes.set(go, choice)
      for (const entry of entries)
        if (entry.id === id || (forAll && entry.go === go && entry.state === 'asks'))
          sources.get(entry.id)?.choose?.(choice)
    },
    drop(id) {
      drop(id)
      look()
    },
    look,
    close: () => {
      for (const { id } of entries) drop(id)
    },
  }
}
