import type { HeldDocument } from '@toile/rules/document.ts'

/** Undoes or does again until a step is the last one; before all of them where none is told. */
export function goTo<Doc>(document: HeldDocument<Doc>, step: string | null): void {
  const at = () => document.trail().findLast(({ undone }) => !undone)?.id ?? null
  const on = document.trail().find(({ id }) => id === step)?.undone ?? false
  while (at() !== step) {
    if (!(on ? document.steps().redo : document.steps().undo)) return
    if (on) document.redo()
    else document.undo()
  }
}
