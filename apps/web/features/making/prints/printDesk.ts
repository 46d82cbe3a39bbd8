import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { ordinaryPrint, replacePrint } from '@toile/craft/prints/changes.ts'
import type { PrintChange } from '@toile/craft/prints/printChanges.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { type PrintDocument, printDocumentSchema } from '@toile/craft/prints/printDocument.ts'
import { z } from 'zod'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { type Edit, editOf } from '../../../shared/fields/editOf.ts'
import { openUnsaved } from '../../../shared/saving/unsaved.ts'

/** One print on the desk, and the made element that it began as. */
export interface PrintDesk {
  document: OpenDocument<PrintDocument, PrintChange>
  origin(): string | null
  /** Puts another print on the desk. */
  begin(document: PrintDocument, origin: string | null): void
  /** Tells which element holds the print as it stands. */
  keptAs(origin: string): void
  edit: Edit<PrintChange>
}

const unsaved = openUnsaved('toile print ', z.object({ print: printDocumentSchema, origin: z.uuid().nullable() }))

/** Opens a desk whose print is kept on this machine until it is in the library. */
function openDesk(): PrintDesk {
  const draft = unsaved.read('draft')?.document
  const document = openDocument<PrintDocument, PrintChange>(draft?.print ?? ordinaryPrint(prints[0]))
  let origin = draft?.origin ?? null
  const keep = () => unsaved.keep('draft', { revision: 0, document: { print: document.get(), origin } })
  document.subscribe(keep)
  const edit = editOf(document)
  const keptAs = (id: string | null) => {
    origin = id
    keep()
  }
  return {
    document,
    edit,
    keptAs,
    origin: () => origin,
    begin(next, from) {
      edit(replacePrint, next)
      keptAs(from)
    },
  }
}

let desk: PrintDesk | null = null
onLeave(() => {
  desk = null
})

/** The print that is being made: the same when one comes back to the screen. */
export const printDesk = (): PrintDesk => (desk ??= openDesk())
