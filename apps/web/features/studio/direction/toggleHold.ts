import type { OpenDocument } from '@toile/fashion/document.ts'
import { holdColor, releaseColor } from '@toile/fashion/projects/directionChanges.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import type { ScriptColor } from '@toile/fashion/script/scriptSchema.ts'
import { directionSteps } from './words.ts'

/** Holds a colour fast, or lets go of it. */
export const toggleHold = (document: OpenDocument<Project>, { kept, color }: Pick<ScriptColor, 'kept' | 'color'>) =>
  document.change(kept ? releaseColor : holdColor, { color }, { name: directionSteps.color.label })
