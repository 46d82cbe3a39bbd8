import type { GivenTo, ListedChange, StepName } from './changing/defineChange.ts'
import type { Exchange } from './changing/exchanges.ts'
import { sameContent } from './sameContent.ts'

/** How a step is kept: under a name nearer than that of its change, and joined to the one before it while both have one `merge` key (a slider being dragged). */
export interface StepOptions {
  as?: StepName | undefined
  merge?: string | null
}

/** A step with the document on both sides of it, for what keeps it beyond the page; `id` stays the same while it is undone, redone, dragged on or carried over. */
export interface TrailStep<Doc> {
  id: string
  name: string
  before: Doc
  after: Doc
  undone: boolean
}

/** An open document with its past, whatever changes it takes. */
export interface HeldDocument<Doc> {
  get(): Doc
  subscribe(listener: () => void): () => void
  undo(): void
  redo(): void
  /** Names of the steps that undo and redo would take; null when there is none. */
  steps(): { undo: string | null; redo: string | null }
  /** All steps in their order, those that were undone last. */
  trail(): readonly TrailStep<Doc>[]
  /** Puts steps of an earlier time beneath the past, and undone ones before it where nothing was undone or done here since; each lies beside the next, as they do in a trail. */
  recall(steps: readonly TrailStep<Doc>[]): void
  /** Puts a whole document in the place of this one as a step, under an id where it has one: where windows meet, or as a change that was made elsewhere left it. */
  exchange(document: Doc, by: Exchange | ListedChange<Doc>, id?: string): void
  /** Puts a document in from outside, without a step and without forgetting the past; `carry` brings every step over to it, so that undo takes back only what was done here. */
  replace(document: Doc, carry?: (document: Doc) => Doc): void
}

/** One open document that is changed by the changes of a list, and by nothing else; the only store in the product. */
export interface OpenDocument<Doc, Listed extends ListedChange<Doc>> extends HeldDocument<Doc> {
  /** Runs a change as a step that has its name. */
  change<C extends Listed>(change: C, given: GivenTo<C>, options?: StepOptions): void
}

interface Step<Doc> {
  id: string
  before: Doc
  name: string
  merge: string | null
}

/** Names the steps of one document apart. */
const counted = () => {
  let steps = 0
  return () => String(++steps)
}

/** Opens a document for editing, with undo and redo without end, or of the last `most` steps; one opened without a list of changes takes none. Steps that are kept beyond the page need ids that no other page gives. */
export function openDocument<Doc, Listed extends ListedChange<Doc> = never>(
  first: Doc,
  newId: () => string = counted(),
  most = Infinity,
): OpenDocument<Doc, Listed> {
  let now = first
  let past: Step<Doc>[] = []
  let future: { after: Doc; step: Step<Doc> }[] = []
  let names: { undo: string | null; redo: string | null } = { undo: null, redo: null }
  const listeners = new Set<() => void>()
  const show = (document: Doc) => {
    now = document
    names = { undo: past.at(-1)?.name ?? null, redo: future[0]?.step.name ?? null }
    for (const tell of listeners) tell()
  }
  const step = (next: Doc, name: string, merge: string | null, id?: string) => {
    if (next === now) return
    const last = past.at(-1)
    const continues = merge !== null && last?.merge === merge && future.length === 0
    if (!continues) past = [...past, { id: id ?? newId(), before: now, name, merge }].slice(-most)
    future = []
    show(next)
  }
  return {
    get: () => now,
    steps: () => names,
    trail: () => [
      ...past.map(({ id, name, before }, i) => ({
        id,
        name,
        before,
        after: past[i + 1]?.before ?? now,
        undone: false,
      })),
      ...future.map(({ after, step: { id, name } }, i) => ({
        id,
        name,
        before: future[i - 1]?.after ?? now,
        after,
        undone: true,
      })),
    ],
    recall(steps) {
      const untouched = past.length === 0 && future.length === 0
      const known = new Set([...past, ...future.map((one) => one.step)].map(({ id }) => id))
      const asStep = ({ id, name, before }: TrailStep<Doc>) => ({ id, name, before, merge: null })
      const earlier = steps.filter(({ id, undone }) => !undone && !known.has(id))
      past = [...earlier.map(asStep), ...past].slice(-most)
      if (untouched)
        future = steps.filter(({ undone }) => undone).map((one) => ({ after: one.after, step: asStep(one) }))
      show(now)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (change, given, { as, merge = null } = {}) =>
      step(change.applied(now, given), as?.label ?? change.nameOf(given), merge),
    exchange: (document, { label }, id) => step(document, label, null, id),
    undo() {
      const last = past.at(-1)
      if (!last) return
      past = past.slice(0, -1)
      future = [{ after: now, step: { ...last, merge: null } }, ...future]
      show(last.before)
    },
    redo() {
      const [next, ...rest] = future
      if (!next) return
      future = rest
      past = [...past, next.step]
      show(next.after)
    },
    replace(document, carry) {
      if (carry) {
        past = past.map(({ before, ...step }) => ({ ...step, before: carry(before) }))
        future = future.map(({ after, step }) => ({
          after: carry(after),
          step: { ...step, before: carry(step.before) },
        }))
        // A step that would change nothing any more is none.
        past = past.filter(({ before }, i) => !sameContent(before, past[i + 1]?.before ?? document))
        future = future.filter(({ after }, i) => !sameContent(after, future[i - 1]?.after ?? document))
      }
      show(document)
    },
  }
}
