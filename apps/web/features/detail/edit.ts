import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { DesignChange } from '@toile/craft/designs/designChanges.ts'
import type { Edit as EditOf } from '../../shared/fields/editOf.ts'

/** Edits the open look. */
export type Edit = EditOf<DesignChange>

/** What every tab of the detail works on. */
export interface GarmentTabProps {
  design: Design
  worn: Worn
  edit: Edit
}
