import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import type { SloganChange } from '@toile/craft/slogans/sloganChanges.ts'
import { letteringSchema, type SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { type Edit, editOf } from '../../../shared/fields/editOf.ts'
import { openUnsaved } from '../../../shared/saving/unsaved.ts'

/** One slogan on the desk. */
export interface SloganDesk {
  document: OpenDocument<SloganDocument, SloganChange>
  edit: Edit<SloganChange>
}

const unsaved = openUnsaved('toile slogan ', letteringSchema)

const blank: SloganDocument = { kind: 'slogan', version: 1, width: 230, height: 180, ground: null, items: [] }

/** Opens a desk whose slogan is kept on this machine until it is in the library. */
function openDesk(): SloganDesk {
  const document = openDocument<SloganDocument, SloganChange>(unsaved.read('draft')?.document ?? blank)
  document.subscribe(() => unsaved.keep('draft', { revision: 0, document: document.get() }))
  return { document, edit: editOf(document) }
}

let desk: SloganDesk | null = null
onLeave(() => {
  desk = null
})

/** The slogan that is being made: the same when one comes back to the screen. */
export const sloganDesk = (): SloganDesk => (desk ??= openDesk())
