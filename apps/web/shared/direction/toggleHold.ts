import type { OpenDocument } from '@toile/rules/document.ts'
import { holdColor, releaseColor } from '@toile/studio/projects/directionChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { ScriptColor } from '@toile/craft/script/scriptSchema.ts'

/** Holds a colour fast in the role it has, or lets go of it, in a step of that name. */
export const toggleHold = (
  document: OpenDocument<Project>,
  { kept, color, role }: Pick<ScriptColor, 'kept' | 'color' | 'role'>,
  step: string,
) => document.change(kept ? releaseColor : holdColor, { color, role }, { name: step })
