import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import { type OpenDocument, openDocument } from '@toile/fashion/document.ts'
import { CallRefused } from '../../../shell/answer.ts'
import { newKey, send } from '../../../shell/api.ts'
import { onLeave } from '../../../shell/session/onLeave.ts'
import { showEntry } from '../looks/useCollection.ts'
import { openSaver, type Saver, type WriteFailure } from './saver.ts'
import { steps } from './steps.ts'
import { unsaved } from './unsaved.ts'

/** A look open for editing: its document with its past, and the saver that keeps the server in step. */
export interface OpenLook {
  id: string
  document: OpenDocument<Design>
  saver: Saver<Design>
}

const open = new Map<string, OpenLook>()

async function whyFailed(id: string, error: unknown, revision: number): Promise<WriteFailure> {
  if (!(error instanceof CallRefused) || error.body === null) return 'offline'
  try {
    return (await send(designs.openDesign, { id })).revision > revision ? 'elsewhere' : 'refused'
  } catch {
    return 'refused'
  }
}

function openEntry({ id, document: stored, revision }: DesignEntry): OpenLook {
  const document = openDocument(stored)
  const kept = unsaved.read(id)
  const saver = openSaver({
    document,
    revision,
    async write(design, at) {
      const entry = await send(designs.saveDesign, { id, revision: at, document: design }, { key: newKey() })
      showEntry(entry)
      return entry.revision
    },
    whyFailed: (error, at) => whyFailed(id, error, at),
    keep: (left) => unsaved.keep(id, left),
  })
  if (kept) document.change(() => kept.document, null, { name: steps.recovered.label })
  return { id, document, saver }
}

/** The open look of an entry; the same one, with its whole past, for as long as the page is there. */
export function openLook(entry: DesignEntry): OpenLook {
  const known = open.get(entry.id)
  if (known) {
    if (known.saver.state() === 'saved' && entry.revision > known.saver.revision())
      known.saver.reload(entry.document, entry.revision)
    return known
  }
  const look = openEntry(entry)
  open.set(entry.id, look)
  return look
}

/** Takes the server's version of a look in place of what is here. */
export async function reloadLook({ id, saver }: OpenLook): Promise<void> {
  const entry = await send(designs.openDesign, { id })
  saver.reload(entry.document, entry.revision)
  showEntry(entry)
}

/** Sends everything unsaved at once. */
export const flushLooks = (): Promise<unknown> => Promise.all([...open.values()].map(({ saver }) => saver.flush()))

addEventListener('online', () => void flushLooks())
addEventListener('pagehide', () => void flushLooks())
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flushLooks())

onLeave(() => {
  for (const { saver } of open.values()) saver.close()
  open.clear()
})
