import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import { type HeldDocument, type OpenDocument, openDocument } from '@toile/rules/document.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { bringIn, catchUp, type Newer } from './catchUp.ts'
import { type Meetings, type Merging, openMeetings } from './meetings.ts'
import { type Beside, openSaver, type Saver, type Unsaved } from './saver.ts'
import { sinceSent } from './sinceSent.ts'
import type { openUnsavedPages } from './unsavedPages.ts'
import { whyFailed } from './whyFailed.ts'

/** A document that several windows may have open: its past, the saver that keeps the server in step, and what met and waits for a person. */
export interface Shared<Doc, Listed extends ListedChange<Doc>> {
  id: string
  document: OpenDocument<Doc, Listed>
  saver: Saver<Doc>
  meetings: Meetings<Doc>
  /** The moment of its last save by the server's clock, in milliseconds; null while it is not known. */
  savedAt(): number | null
  /** Takes in what the server has that is newer, once no write of our own is under way. */
  hear(newer?: Newer<Doc>): Promise<void>
  /** Takes in, without a word, what this window did itself past its saver; called while nothing else is taken in. */
  takeOwn(done: Newer<Doc>): Promise<void>
  /** Does something while no newer version is taken in. */
  alone<T>(act: () => Promise<T>): Promise<T>
}

interface SharedOptions<Doc> extends Newer<Doc> {
  id: string
  savedAt: number | null
  merge: Merging<Doc>
  unsaved: ReturnType<typeof openUnsavedPages<Doc>>
  read(): Promise<Newer<Doc>>
  write(document: Doc, revision: number, key: string, beside?: unknown): Promise<{ revision: number; savedAt: number }>
  /** Takes what goes with each write from the open document. */
  beside?(document: HeldDocument<Doc>): Beside
  /** Ids of its steps that no other page gives. */
  newStepId?: () => string
  keepFormer?(former: Doc): Promise<void>
}

/** Opens a document that other windows may have open too: it saves itself, takes in what they save, and meets them where both changed it. */
export function openShared<Doc, Listed extends ListedChange<Doc>>(options: SharedOptions<Doc>): Shared<Doc, Listed> {
  const { id, unsaved, read, merge, keepFormer } = options
  const document = openDocument<Doc, Listed>(options.document, options.newStepId)
  const meetings = openMeetings<Doc>()
  let savedAt = options.savedAt
  let late = false
  let line: Promise<unknown> = Promise.resolve()
  const saver = openSaver({
    document,
    revision: options.revision,
    beside: options.beside?.(document),
    async write(now, at, key, beside) {
      const saved = await options.write(now, at, key, beside)
      savedAt = saved.savedAt
      return saved.revision
    },
    whyFailed: (error, at) => whyFailed(error, at, async () => (await read()).revision),
    keep: (left) => unsaved.keep(id, left),
  })
  const met = { document, saver, meetings, merge, ...(keepFormer ? { keepFormer } : {}) }
  const alone: Shared<Doc, Listed>['alone'] = (act) => {
    const turn = line.then(act)
    line = turn.catch(() => {})
    return turn
  }
  const take = async (newer: Newer<Doc>, by?: 'here') => {
    await saver.idle()
    // While a write has no answer, what is newer may be that very write: nothing can be compared with it.
    late = saver.state() === 'offline'
    if (!late) catchUp(met, newer, by)
  }
  const hear = (newer?: Newer<Doc>) => alone(async () => take(newer ?? (await read())))
  const takeOwn = (done: Newer<Doc>) => take(done, 'here')
  saver.subscribe(() => {
    const state = saver.state()
    if ((state === 'elsewhere' && !meetings.get()) || (state === 'saved' && late)) void hear().catch(() => {})
  })
  const here = { saver, write: options.write, hear }
  /** Takes over what a page left: shown at once wherever it is known what of it the server has, or asked first. */
  const takeOver = async (left: Unsaved<Doc>, ended: AbortSignal) => {
    const { sent } = left
    if (!sent || sameContent(document.get(), sent.document))
      return bringIn(met, sent ? { ...left, base: sent.document } : left)
    if (sent.revision !== saver.revision() || !saver.isClean()) return bringIn(met, await sinceSent(left, here, ended))
    saver.resume(sent)
    return bringIn(met, left)
  }
  void unsaved.claim(id, takeOver).catch(() => {})
  return { id, document, saver, meetings, savedAt: () => savedAt, hear, takeOwn, alone }
}
