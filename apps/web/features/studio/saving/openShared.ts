import { type OpenDocument, openDocument } from '@toile/fashion/document.ts'
import { bringIn, catchUp, type Newer } from './catchUp.ts'
import { type Meetings, type Merging, openMeetings } from './meetings.ts'
import { openSaver, type Saver } from './saver.ts'
import type { openUnsavedPages } from './unsavedPages.ts'
import { whyFailed } from './whyFailed.ts'

/** A document that several windows may have open: its past, the saver that keeps the server in step, and what met and waits for a person. */
export interface Shared<Doc> {
  id: string
  document: OpenDocument<Doc>
  saver: Saver<Doc>
  meetings: Meetings<Doc>
  /** The moment of its last save by the server's clock, in milliseconds; null while it is not known. */
  savedAt(): number | null
  /** Takes in what the server has that is newer, once no write of our own is under way. */
  hear(newer?: Newer<Doc>): Promise<void>
  /** Does something while no newer version is taken in. */
  alone<T>(act: () => Promise<T>): Promise<T>
}

interface SharedOptions<Doc> extends Newer<Doc> {
  id: string
  savedAt: number | null
  merge: Merging<Doc>
  unsaved: ReturnType<typeof openUnsavedPages<Doc>>
  read(): Promise<Newer<Doc>>
  write(document: Doc, revision: number): Promise<{ revision: number; savedAt: number }>
  keepFormer?(former: Doc): Promise<void>
}

/** Opens a document that other windows may have open too: it saves itself, takes in what they save, and meets them where both changed it. */
export function openShared<Doc>(options: SharedOptions<Doc>): Shared<Doc> {
  const { id, unsaved, read, merge, keepFormer } = options
  const document = openDocument(options.document)
  const meetings = openMeetings<Doc>()
  let savedAt = options.savedAt
  let line: Promise<unknown> = Promise.resolve()
  const saver = openSaver({
    document,
    revision: options.revision,
    async write(now, at) {
      const saved = await options.write(now, at)
      savedAt = saved.savedAt
      return saved.revision
    },
    whyFailed: (error, at) => whyFailed(error, at, async () => (await read()).revision),
    keep: (left) => unsaved.keep(id, left),
  })
  const met = { document, saver, meetings, merge, ...(keepFormer ? { keepFormer } : {}) }
  const alone: Shared<Doc>['alone'] = (act) => {
    const turn = line.then(act)
    line = turn.catch(() => {})
    return turn
  }
  const hear = (newer?: Newer<Doc>) =>
    alone(async () => {
      const answer = newer ?? (await read())
      await saver.idle()
      catchUp(met, answer)
    })
  saver.subscribe(() => {
    if (saver.state() === 'elsewhere' && !meetings.get()) void hear().catch(() => {})
  })
  void unsaved.claim(id).then((left) => {
    for (const kept of left) bringIn(met, kept)
  })
  return { id, document, saver, meetings, savedAt: () => savedAt, hear, alone }
}
