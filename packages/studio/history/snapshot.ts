import type { Design } from '@toile/craft/designs/design.ts'
import type { Project } from '../projects/project.ts'

/** A look as an earlier state holds it. */
export interface KeptLook {
  id: string
  state: 'draft' | 'liked' | 'deleted'
  position: number
  document: Design
}

/** A whole collection at one moment: boards and settings, every look, the final order (requirement S2.50). */
export interface Snapshot {
  project: Project
  looks: readonly KeptLook[]
  order: readonly string[]
}
