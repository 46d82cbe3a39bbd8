import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'

/** Whose versions are shown. */
export interface VersionsProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
}
