import type { Saver, Unsaved } from './saver.ts'
import { isAnswer } from './whyFailed.ts'

interface Here<Doc> {
  saver: Pick<Saver<Doc>, 'revision'>
  write(document: Doc, revision: number, key: string, beside?: unknown): Promise<{ revision: number }>
  /** Takes in what the server has that is newer. */
  hear(): Promise<void>
  /** Milliseconds before another try. */
  again?: number
}

/** What a page that is gone left, measured from what the server truly has of it: its last write is sent again under its key until it is known whether it arrived. */
export async function sinceSent<Doc>(
  left: Unsaved<Doc>,
  { saver, write, hear, again = 4_000 }: Here<Doc>,
  ended: AbortSignal,
): Promise<Unsaved<Doc>> {
  const { sent } = left
  if (!sent) return left
  const arrived = { ...left, base: sent.document, sent: null }
  for (;;) {
    ended.throwIfAborted()
    try {
      const { revision } = await write(sent.document, sent.revision, sent.key, sent.beside)
      if (revision > saver.revision()) await hear()
      if (revision <= saver.revision()) return arrived
    } catch (error) {
      if (isAnswer(error)) return left
    }
    await new Promise((done) => setTimeout(done, again))
  }
}
