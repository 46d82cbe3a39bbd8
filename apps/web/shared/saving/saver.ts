import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import type { Exchange } from '@toile/rules/changing/exchanges.ts'
import type { HeldDocument } from '@toile/rules/document.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { newKey } from '../../shell/calls/api.ts'
import { openListeners } from '../../shell/openListeners.ts'

/** How an open document stands against the server. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'elsewhere' | 'refused'

/** Why a write failed: the server was not reached, the document changed elsewhere, or it was refused for another reason, told in its sentence; what may pass by itself is tried again. */
export interface WriteFailure {
  state: 'offline' | 'elsewhere' | 'refused'
  says: string
  passes: boolean
}

/** A write without an answer yet: the server may have it or not, and tells when it is sent again under its key. */
interface Sent<Doc> {
  document: Doc
  revision: number
  key: string
  /** What went with it, as `Beside` told it. */
  beside?: unknown
}

/** What goes to the server with each write of a document: the same again where the write is sent again. */
export interface Beside {
  now(): unknown
  /** The server has it. */
  arrived(beside: unknown): void
}

/** What is not saved yet: the document, what it began from, and the write under way, which may have arrived. */
export interface Unsaved<Doc> {
  document: Doc
  revision: number
  base: Doc
  sent: Sent<Doc> | null
}

interface SaverOptions<Doc> {
  document: HeldDocument<Doc>
  /** The revision the document was opened at. */
  revision: number
  /** Sends a document under a key, the same whenever it is sent again; gives the revision it now has. */
  write(document: Doc, revision: number, key: string, beside?: unknown): Promise<number>
  beside?: Beside | undefined
  whyFailed(error: unknown, revision: number): Promise<WriteFailure>
  /** Keeps what is not saved yet on this machine; null when everything is saved. */
  keep(unsaved: Unsaved<Doc> | null): void
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
  /** Whether the server has what is here, and nothing that was sent waits for its answer. */
  isClean(): boolean
  /** Sends what a page that is gone sent and saw no answer to, before anything newer. */
  resume(sent: Sent<Doc>): void
  /** Waits until no write is under way, and asks again for an answer that did not come. */
  idle(): Promise<void>
  /** Writes nothing more until a newer version is taken. */
  hold(): void
  /** Takes a newer version from the server as the saved one; as a step where one is told, so that undo brings back what stood before. */
  reload(document: Doc, revision: number, by?: Exchange | ListedChange<Doc>, stepId?: string): void
  /** Takes a newer version as the saved one and carries what is here, its past too, over to it; what is unsaved then goes to the server. */
  carry(document: Doc, revision: number, merge: (here: Doc) => Doc): void
  close(): void
}

/** Opens autosave on a document (saved within two seconds; a reload loses nothing). */
export function openSaver<Doc>(options: SaverOptions<Doc>): Saver<Doc> {
  const { document, write, beside, whyFailed, keep, quiet = 700, again = 4_000 } = options
  let saved = document.get()
  let revision = options.revision
  let state: SaveState = 'saved'
  let says = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let unanswered: Sent<Doc> | null = null
  let closed = false
  const listeners = openListeners()

  const show = (next: SaveState, sentence = '') => {
    if (next === state && sentence === says) return
    state = next
    says = sentence
    listeners.tell()
  }
  const isClean = () => document.get() === saved && !unanswered
  const keepAll = () => {
    if (closed) return
    keep(isClean() ? null : { document: document.get(), revision, base: saved, sent: unanswered })
  }
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  const newWrite = (): Sent<Doc> => ({
    document: document.get(),
    revision,
    key: newKey(),
    ...(beside && { beside: beside.now() }),
  })

  async function sendOne(): Promise<boolean> {
    // What got no answer goes first, as it was: only so is it known what the server has.
    const sent = (unanswered ??= newWrite())
    keepAll()
    show('saving')
    try {
      revision = await write(sent.document, sent.revision, sent.key, sent.beside)
      beside?.arrived(sent.beside)
      saved = sameContent(document.get(), sent.document) ? document.get() : sent.document
      unanswered = null
      keepAll()
      return true
    } catch (error) {
      const why = await whyFailed(error, sent.revision)
      if (why.state !== 'offline') unanswered = null
      keepAll()
      show(why.state, why.says)
      if (why.passes) wait(again)
      return false
    }
  }

  async function sendAll() {
    while (!isClean()) if (!(await sendOne())) return
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
    keepAll()
    if (isClean()) {
      clearTimeout(timer)
      return show(state === 'elsewhere' ? state : 'saved')
    }
    if (state === 'elsewhere') return
    show(state === 'offline' ? state : 'saving')
    if (!running) wait(quiet)
  })

  return {
    state: () => state,
    says: () => says,
    revision: () => revision,
    subscribe: listeners.subscribe,
    flush,
    base: () => saved,
    isClean,
    resume(sent) {
      unanswered ??= sent
      keepAll()
      show('saving')
      if (!running) wait(0)
    },
    idle: () => running ?? (unanswered ? flush() : Promise.resolve()),
    hold() {
      clearTimeout(timer)
      show('elsewhere')
    },
    reload(newer, itsRevision, by, stepId) {
      clearTimeout(timer)
      saved = newer
      revision = itsRevision
      if (by) document.exchange(newer, by, stepId)
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
      else listeners.tell()
    },
    close() {
      closed = true
      clearTimeout(timer)
      stop()
    },
  }
}
