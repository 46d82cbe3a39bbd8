import type { GivenTo, ListedChange, StepName } from '@toile/rules/changing/defineChange.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { gestureKey } from './dragging/gesture.ts'

/** Changes an open document; a change with a `drag` name joins the one before it while the same thing is being dragged. */
export type Edit<Listed extends Pick<ListedChange<never>, 'takes'>> = <C extends Listed>(
  change: C,
  given: GivenTo<C>,
  drag?: string,
  as?: StepName,
) => void

/** The verb by which fields, handles and buttons change an open document. */
export const editOf =
  <Doc, Listed extends ListedChange<Doc>>(document: OpenDocument<Doc, Listed>): Edit<Listed> =>
  (change, given, drag, as) =>
    document.change(change, given, {
      as,
      merge: drag ? gestureKey(`${as?.label ?? change.nameOf(given)} ${drag}`) : null,
    })
