import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { DesignChange } from '@toile/craft/designs/designChanges.ts'
import type { PartId } from '@toile/craft/garments/partOf.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { Edit as EditOf } from '../../shared/fields/editOf.ts'
import type { OpenLook } from '../../shared/open/looks/openLooks.ts'
import type { RegionTool } from './regionTool.ts'

/** Edits the open look. */
export type Edit = EditOf<DesignChange>

/** What a tab works on that changes one garment. */
export interface GarmentTabProps {
  design: Design
  worn: Worn
  edit: Edit
}

/** What every tab of the inspector is given. */
export interface EditTabProps {
  entry: DesignEntry
  look: OpenLook
  design: Design
  project: Project
  view: View
  /** The garment that is worked on; null where nothing is worn. */
  worn: Worn | null
  onChoose: (garment: string) => void
  /** The part of it whose own print is worked on; null is the whole garment. */
  part: PartId | null
  onPart: (part: PartId | null) => void
  /** With what regions are drawn on it. */
  tool: RegionTool
  onTool: (tool: RegionTool) => void
  edit: Edit
}
