import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { Change, OpenDocument } from '@toile/rules/document.ts'
import { gestureKey } from '../../shared/fields/gesture.ts'
import { type StepId, steps } from './steps.ts'

/** Edits the open look; an edit with a `drag` name joins the one before it while the same thing is being dragged. */
export type Edit = <Args>(step: StepId, change: Change<Design, Args>, args: Args, drag?: string) => void

/** The edit function of an open look. */
export const editOf =
  (document: OpenDocument<Design>): Edit =>
  (step, change, args, drag) =>
    document.change(change, args, { name: steps[step].label, merge: drag ? gestureKey(`${step} ${drag}`) : null })

/** What every tab of the detail works on. */
export interface GarmentTabProps {
  design: Design
  worn: Worn
  edit: Edit
}
