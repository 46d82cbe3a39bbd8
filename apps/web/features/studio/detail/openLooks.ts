import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { type Design, designSchema } from '@toile/fashion/designs/design.ts'
import { type OpenDocument, openDocument } from '@toile/fashion/document.ts'
import { newKey, send } from '../../../shell/api.ts'
import { showEntry } from '../looks/useCollection.ts'
import { openOnes } from '../saving/openOnes.ts'
import { openSaver, type Saver } from '../saving/saver.ts'
import { openUnsaved } from '../saving/unsaved.ts'
import { whyFailed } from '../saving/whyFailed.ts'
import { steps } from './steps.ts'

/** A look open for editing: its document with its past, and the saver that keeps the server in step. */
export interface OpenLook {
  id: string
  document: OpenDocument<Design>
  saver: Saver<Design>
}

const unsaved = openUnsaved('toile-look-', designSchema)
const { open, flush } = openOnes<OpenLook>()

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
    whyFailed: (error, at) => whyFailed(error, at, async () => (await send(designs.openDesign, { id })).revision),
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
export const flushLooks = flush
