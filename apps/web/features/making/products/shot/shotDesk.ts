import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import type { StepName } from '@toile/rules/changing/defineChange.ts'
import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'
import { editOf } from '../../../../shared/fields/editOf.ts'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'
import { setShot } from './setShot.ts'
import type { ShotChange } from './shotChanges.ts'

/** How the product pictures of a project are being taken. */
export interface ShotDesk {
  document: OpenDocument<Shot, ShotChange>
  /** Takes them otherwise in some fields, as a step of that name; steps of one drag are one. */
  turn: (change: Partial<Shot>, as: StepName, drag?: string) => void
}

/** What one begins with: as a shop shows most. */
const first = shotSchema.parse({ presentation: 'ghost', ground: { kind: 'sweep' } })

const unsaved = openUnsaved('toile shot ', shotSchema)
const desks = new Map<string, ShotDesk>()
onLeave(() => desks.clear())

function openDesk(projectId: string): ShotDesk {
  const document = openDocument<Shot, ShotChange>(unsaved.read(projectId)?.document ?? first)
  document.subscribe(() => unsaved.keep(projectId, { revision: 0, document: document.get() }))
  const edit = editOf(document)
  return { document, turn: (change, as, drag) => edit(setShot, { ...document.get(), ...change }, drag, as) }
}

/** The desk of a project, kept on this machine: the same after a reload. */
export function shotDesk(projectId: string): ShotDesk {
  const desk = desks.get(projectId) ?? openDesk(projectId)
  desks.set(projectId, desk)
  return desk
}
