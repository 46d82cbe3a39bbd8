import type { OpenDocument } from '@toile/fashion/document.ts'
import { holdColor, releaseColor } from '@toile/fashion/projects/directionChanges.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import type { ScriptColor } from '@toile/fashion/script/scriptSchema.ts'

/** Holds a colour fast, or lets go of it, in a step of that name. */
export const toggleHold = (
  document: OpenDocument<Project>,
  { kept, color }: Pick<ScriptColor, 'kept' | 'color'>,
  step: string,
) => document.change(kept ? releaseColor : holdColor, { color }, { name: step })
