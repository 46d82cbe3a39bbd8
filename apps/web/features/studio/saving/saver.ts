import type { OpenDocument } from '@toile/fashion/document.ts'
import { sameContent } from '@toile/fashion/history/sameContent.ts'

/** How an open document stands against the server. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'elsewhere' | 'refused'

/** Why a write failed: the server was not reached, the document changed elsewhere, or it was refused for another reason, told in its sentence; what may pass by itself is tried again. */
export interface WriteFailure {
  state: 'offline' | 'elsewhere' | 'refused'
  says: string
  passes: boolean
}

interface SaverOptions<Doc> {
  document: OpenDocument<Doc>
  /** The revision the document was opened at. */
  revision: number
  /** Sends a document; gives the revision it now has. */
  write(document: Doc, revision: number): Promise<number>
  whyFailed(error: unknown, revision: number): Promise<WriteFailure>
  /** Keeps what is not saved yet on this machine, with what it began from; null when everything is saved. */
  keep(unsaved: { document: Doc; revision: number; base: Doc } | null): void
  /** Milliseconds of quiet before a write, and before another try. */
  quiet?: number
  again?: number
}

/** Saves an open document by itself, soon after each change; what could not be sent is kept and sent later. */
export interface Saver<Doc> {
  state(): SaveState
  /** Why it was refused, in a sentence; empty otherwise. */
  says(): string
  revision(): number
  subscribe(listener: () => void): () => void
  /** Sends what is unsaved at once; resolves when nothing is left to send, or sending failed. */
  flush(): Promise<void>
  /** What the server last had of it: what changes here began from. */
  base(): Doc
  /** Waits until no write is under way. */
  idle(): Promise<void>
  /** Writes nothing more until a newer version is taken. */
  hold(): void
  /** Takes a newer version from the server as the saved one; with a step's name, undo brings back what stood before. */
  reload(document: Doc, revision: number, step?: string): void
  /** Takes a newer version as the saved one and carries what is here, its past too, over to it; what is unsaved then goes to the server. */
  carry(document: Doc, revision: number, merge: (here: Doc) => Doc): void
  close(): void
}

/** Opens autosave on a document (saved within two seconds; a reload loses nothing). */
export function openSaver<Doc>(options: SaverOptions<Doc>): Saver<Doc> {
  const { document, write, whyFailed, keep, quiet = 700, again = 4_000 } = options
  let saved = document.get()
  let revision = options.revision
  let state: SaveState = 'saved'
  let says = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const show = (next: SaveState, sentence = '') => {
    if (next === state && sentence === says) return
    state = next
    says = sentence
    for (const tell of listeners) tell()
  }
  const isClean = () => document.get() === saved
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  async function sendOne(): Promise<boolean> {
    const sent = document.get()
    show('saving')
    try {
      revision = await write(sent, revision)
      saved = sent
      keep(isClean() ? null : { document: document.get(), revision, base: saved })
      return true
    } catch (error) {
      const why = await whyFailed(error, revision)
      show(why.state, why.says)
      if (why.passes) wait(again)
      return false
    }
  }

  async function sendAll() {
    while (!isClean()) if (!(await sendOne())) return
    keep(null)
    show('saved')
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    if (state === 'elsewhere') return Promise.resolve()
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  const stop = document.subscribe(() => {
    if (isClean() && !running) {
      clearTimeout(timer)
      keep(null)
      return show(state === 'elsewhere' ? state : 'saved')
    }
    keep({ document: document.get(), revision, base: saved })
    if (state === 'elsewhere') return
    show(state === 'offline' ? state : 'saving')
    if (!running) wait(quiet)
  })

  return {
    state: () => state,
    says: () => says,
    revision: () => revision,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    flush,
    base: () => saved,
    idle: () => running ?? Promise.resolve(),
    hold() {
      clearTimeout(timer)
      show('elsewhere')
    },
    reload(newer, itsRevision, step) {
      clearTimeout(timer)
      saved = newer
      revision = itsRevision
      if (step) document.change(() => newer, null, { name: step })
      else document.replace(newer)
      keep(null)
      show('saved')
    },
    carry(newer, itsRevision, merge) {
      clearTimeout(timer)
      const merged = merge(document.get())
      saved = newer
      revision = itsRevision
      state = 'saving'
      says = ''
      document.replace(sameContent(merged, newer) ? newer : merged, merge)
      if (isClean()) show('saved')
      else for (const tell of listeners) tell()
    },
    close() {
      clearTimeout(timer)
      stop()
    },
  }
}
