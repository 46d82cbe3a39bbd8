import { type Take, takeSchema } from '@toile/craft/films/film.ts'
import { motionIds } from '@toile/craft/motions/motionIds.ts'
import type { StepName } from '@toile/rules/changing/defineChange.ts'
import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { editOf } from '../../../../shared/fields/editOf.ts'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'
import { setTake } from './setTake.ts'
import type { TakeChange } from './takeChanges.ts'

/** How the films of a project are being taken. */
export interface TakeDesk {
  document: OpenDocument<Take, TakeChange>
  /** Takes them otherwise in some fields, as a step of that name; steps of one drag are one. */
  turn: (change: Partial<Take>, as: StepName, drag?: string) => void
}

const first = takeSchema.parse({ motion: { kind: 'motion', id: motionIds[0] } })

const unsaved = openUnsaved('toile take ', takeSchema)
const desks = new Map<string, TakeDesk>()
onLeave(() => desks.clear())

function openDesk(projectId: string): TakeDesk {
  const document = openDocument<Take, TakeChange>(unsaved.read(projectId)?.document ?? first)
  document.subscribe(() => unsaved.keep(projectId, { revision: 0, document: document.get() }))
  const edit = editOf(document)
  return { document, turn: (change, as, drag) => edit(setTake, { ...document.get(), ...change }, drag, as) }
}

/** The desk of a project, kept on this machine: the same after a reload. */
export function takeDesk(projectId: string): TakeDesk {
  const desk = desks.get(projectId) ?? openDesk(projectId)
  desks.set(projectId, desk)
  return desk
}
