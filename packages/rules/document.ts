import { sameContent } from './sameContent.ts'

/** A change: a pure, named edit that gives the next document, or the same one when nothing changes. */
export type Change<Doc, Args> = (document: Doc, args: Args) => Doc

/** A change that may bring a name for its step. */
type Named<Doc, Args> = Change<Doc, Args> & { readonly label?: string }

/** One open document with its past; the only store in the product. */
export interface OpenDocument<Doc> {
  get(): Doc
  subscribe(listener: () => void): () => void
  /** Runs a change, named by its own label unless told otherwise; edits with the same `merge` key in a row become one step (a slider being dragged). */
  change<Args>(change: Named<Doc, Args>, args: Args, options?: { name?: string; merge?: string | null }): void
  undo(): void
  redo(): void
  /** Names of the steps that undo and redo would take; null when there is none. */
  steps(): { undo: string | null; redo: string | null }
  /** Puts a document in from outside, without a step and without forgetting the past; `carry` brings every step over to it, so that undo takes back only what was done here. */
  replace(document: Doc, carry?: (document: Doc) => Doc): void
}

interface Step<Doc> {
  before: Doc
  name: string
  merge: string | null
}

/** Opens a document for editing, with undo and redo without end. */
export function openDocument<Doc>(first: Doc): OpenDocument<Doc> {
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
  return {
    get: () => now,
    steps: () => names,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(change, args, { name = change.label ?? '', merge = null }: { name?: string; merge?: string | null } = {}) {
      const next = change(now, args)
      if (next === now) return
      const last = past.at(-1)
      const continues = merge !== null && last?.merge === merge && future.length === 0
      if (!continues) past = [...past, { before: now, name, merge }]
      future = []
      show(next)
    },
    undo() {
      const step = past.at(-1)
      if (!step) return
      past = past.slice(0, -1)
      future = [{ after: now, step: { ...step, merge: null } }, ...future]
      show(step.before)
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
