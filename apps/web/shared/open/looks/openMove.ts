import { collections } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { openDocument } from '@toile/rules/document.ts'
import { openSaver, type Saver, type Unsaved } from '../../saving/saver.ts'
import { isAnswer, unreached } from '../../saving/whyFailed.ts'

/** The list of its collection that a look stands on. */
export type List = DesignEntry['state']

interface MoveOptions {
  /** The list it stands on by the server. */
  list: List
  /** Moves it there on the server, once for a key; gives the look as it then stands. */
  send(to: List, from: List, key: string): Promise<DesignEntry>
  /** It stands by the server: as the server answered, or on the list it stood on before. */
  settled(answer: DesignEntry | null, list: List): void
  refused(error: unknown): void
  keep(unsaved: Unsaved<List> | null): void
  serverNow(): number
}

/** A look on its way from one list to another: at once on the screen, kept until the server has it. */
export interface Move {
  saver: Saver<List>
  /** The list it is to stand on while the server does not know; null otherwise. */
  waits(): List | null
  /** Moves it; false when the server refuses, and it stands where it stood. */
  to(list: List, from: List): Promise<boolean>
  /** Goes on with what a page that is gone had under way; where it already moves here, that is the newer wish. */
  resume(left: Unsaved<List>, from: List): void
  savedAt(): number | null
}

/** The call that moves a look from one list to another; each does nothing when sent twice. */
export function callOf(to: List, from: List) {
  if (to === 'liked') return collections.like
  if (to === 'deleted') return collections.remove
  return from === 'deleted' ? collections.restore : collections.unlike
}

/** Opens the ways of a look between the lists: likes, deletions and the like are kept as edits are, and sent when the server is there. */
export function openMove({ list: first, send, settled, refused, keep, serverNow }: MoveOptions): Move {
  const document = openDocument(first)
  let savedAt: number | null = null
  let answer: DesignEntry | null = null
  const saver = openSaver({
    document,
    revision: 0,
    keep,
    async write(to, revision, key) {
      answer = await send(to, saver.base(), key)
      savedAt = serverNow()
      return revision
    },
    async whyFailed(error) {
      if (!isAnswer(error)) return unreached
      refused(error)
      return { state: 'refused', says: '', passes: false }
    },
  })
  const back = () => saver.reload(saver.base(), saver.revision())
  saver.subscribe(() => {
    if (saver.state() === 'refused') return back()
    if (saver.state() !== 'saved') return
    settled(answer, saver.base())
    answer = null
  })
  return {
    saver,
    waits: () => (saver.isClean() ? null : document.get()),
    async to(list, from) {
      if (saver.isClean() && from !== saver.base()) saver.reload(from, saver.revision())
      document.replace(list)
      await saver.flush()
      return document.get() === list
    },
    resume({ document: wanted, base, sent }, from) {
      if (!saver.isClean()) return
      saver.reload(sent ? base : from, saver.revision())
      if (sent) saver.resume(sent)
      document.replace(wanted)
      void saver.flush()
    },
    savedAt: () => savedAt,
  }
}
