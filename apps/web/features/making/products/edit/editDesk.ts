import type { ProductEntry } from '@toile/contract/features/products.ts'
import type { Retouch, Retouched } from '@toile/craft/products/retouch.ts'
import type { StepName } from '@toile/rules/changing/defineChange.ts'
import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { editOf } from '../../../../shared/fields/editOf.ts'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'
import { newKey } from '../../../../shell/calls/api.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'
import type { RetouchChange } from './retouchChanges.ts'
import { type DraftStep, type RetouchDraft, retouchDraftSchema, setRetouches } from './setRetouches.ts'

/** A picture under the hands, with everything that is done to it. */
export interface EditDesk {
  document: OpenDocument<RetouchDraft, RetouchChange>
  /** The file that its steps begin with. */
  picture: string
  /** Adds a step; gives the name it goes by. */
  add(step: Retouch, as: StepName): string
  turn(id: string, step: Retouch, as: StepName, drag?: string): void
  setOn(id: string, on: boolean): void
  remove(id: string): void
  /** What was kept last, to tell whether anything is unsaved. */
  kept(): Retouched
  /** Tells when it is kept anew; gives the way to stop. */
  onKept(listener: () => void): () => void
  /** The state that the work began with or was kept as: what it is kept over. */
  revision(): number
  isKept(retouched: Retouched, revision: number): void
}

const unsaved = openUnsaved('toile retouch ', retouchDraftSchema)
const desks = new Map<string, EditDesk>()
onLeave(() => desks.clear())

const draftOf = (steps: readonly Retouch[]): RetouchDraft => ({
  steps: steps.map((step) => ({ id: newKey(), on: true, step })),
})

/** What the steps that are on make of a picture. */
export const retouchedOf = (picture: string, steps: readonly DraftStep[]): Retouched => ({
  picture,
  steps: steps.filter(({ on }) => on).map(({ step }) => step),
})

/** What an entry begins with: its own steps, or as it is where it was taken of a look. */
const begunWith = ({ work, picture }: ProductEntry): Retouched =>
  work.of === 'picture' ? work.retouched : { picture: picture.hash, steps: [] }

function openDesk(entry: ProductEntry): EditDesk {
  let kept = begunWith(entry)
  const left = unsaved.read(entry.id)
  const listeners = new Set<() => void>()
  let revision = left?.revision ?? entry.revision
  const document = openDocument<RetouchDraft, RetouchChange>(left?.document ?? draftOf(kept.steps))
  const edit = editOf(document)
  const steps = () => document.get().steps
  const set = (next: readonly DraftStep[], as: StepName, drag?: string) =>
    edit(setRetouches, { steps: [...next] }, drag, as)
  const { picture } = kept
  document.subscribe(() => {
    const isSame = sameContent(retouchedOf(picture, steps()), kept)
    unsaved.keep(entry.id, isSame ? null : { revision, document: document.get() })
  })
  return {
    document,
    picture,
    add(step, as) {
      const id = newKey()
      set([...steps(), { id, on: true, step }], as)
      return id
    },
    turn: (id, step, as, drag) =>
      set(
        steps().map((one) => (one.id === id ? { ...one, step } : one)),
        as,
        drag && `${id} ${drag}`,
      ),
    setOn: (id, on) =>
      set(
        steps().map((one) => (one.id === id ? { ...one, on } : one)),
        on ? { label: 'Turn a step on' } : { label: 'Turn a step off' },
      ),
    remove: (id) =>
      set(
        steps().filter((one) => one.id !== id),
        { label: 'Remove a step' },
      ),
    kept: () => kept,
    onKept(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    revision: () => revision,
    isKept(retouched, as) {
      kept = retouched
      revision = as
      unsaved.keep(entry.id, null)
      for (const listener of listeners) listener()
    },
  }
}

/** Nothing lies on it that the picture as it is stored has not. */
const isClean = (desk: EditDesk) => sameContent(retouchedOf(desk.picture, desk.document.get().steps), desk.kept())

/** Clears the desk of a picture: what was done on it was kept as another one. */
export function clearDesk(id: string): void {
  desks.delete(id)
  unsaved.keep(id, null)
}

/** The desk of a picture: the same, with its whole past, for as long as the page is there and nobody changed the picture elsewhere; what is unsaved is kept on this machine. */
export function editDesk(entry: ProductEntry): EditDesk {
  const there = desks.get(entry.id)
  const isOutdated = there && isClean(there) && there.revision() < entry.revision
  const desk = there && !isOutdated ? there : openDesk(entry)
  desks.set(entry.id, desk)
  return desk
}
