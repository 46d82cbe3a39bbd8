import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'

/** What both parts of the dialog work on. */
export interface RedesignProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
  onClose: () => void
}
