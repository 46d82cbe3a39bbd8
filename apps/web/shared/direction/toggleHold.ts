import type { StepName } from '@toile/rules/changing/defineChange.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { holdColor, releaseColor } from '@toile/studio/projects/directionChanges.ts'
import type { ProjectChange } from '@toile/studio/projects/projectChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { ScriptColor } from '@toile/craft/script/scriptSchema.ts'

/** Holds a colour fast in the role it has, or lets go of it. */
export const toggleHold = (
  document: OpenDocument<Project, ProjectChange>,
  { kept, color, role }: Pick<ScriptColor, 'kept' | 'color' | 'role'>,
  as?: StepName,
) => document.change(kept ? releaseColor : holdColor, { color, role }, { as })
