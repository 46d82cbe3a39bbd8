import { type Change, openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { letteringSchema, type SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { gestureKey } from '../../../shared/fields/gesture.ts'
import { openUnsaved } from '../../../shared/saving/unsaved.ts'
import { type SloganStep, sloganSteps } from './steps.ts'

/** One slogan on the desk. */
export interface SloganDesk {
  document: OpenDocument<SloganDocument>
  /** Runs a change as a named step; edits of one drag become one step. */
  edit<Args>(step: SloganStep, change: Change<SloganDocument, Args>, args: Args, drag?: string): void
}

const unsaved = openUnsaved('toile slogan ', letteringSchema)

const blank: SloganDocument = { kind: 'slogan', version: 1, width: 230, height: 180, ground: null, items: [] }

/** Opens a desk whose slogan is kept on this machine until it is in the library. */
function openDesk(): SloganDesk {
  const document = openDocument<SloganDocument>(unsaved.read('draft')?.document ?? blank)
  document.subscribe(() => unsaved.keep('draft', { revision: 0, document: document.get() }))
  return {
    document,
    edit: (step, change, args, drag) =>
      document.change(change, args, {
        name: sloganSteps[step].label,
        merge: drag === undefined ? null : gestureKey(`${step} ${drag}`),
      }),
  }
}

let desk: SloganDesk | null = null
onLeave(() => {
  desk = null
})

/** The slogan that is being made: the same when one comes back to the screen. */
export const sloganDesk = (): SloganDesk => (desk ??= openDesk())
