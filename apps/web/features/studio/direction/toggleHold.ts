import type { OpenDocument } from '@toile/fashion/document.ts'
import { holdColor, releaseColor } from '@toile/fashion/projects/directionChanges.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import type { ScriptColor } from '@toile/fashion/script/scriptSchema.ts'

/** Holds a colour fast in the role it has, or lets go of it, in a step of that name. */
export const toggleHold = (
  document: OpenDocument<Project>,
  { kept, color, role }: Pick<ScriptColor, 'kept' | 'color' | 'role'>,
  step: string,
) => document.change(kept ? releaseColor : holdColor, { color, role }, { name: step })
