import { type Project, projectSchema } from '@toile/fashion/projects/project.ts'
import { z } from 'zod'
import { onLeave } from '../../../shell/session/onLeave.ts'

const prefix = 'toile-project-'
const keptSchema = z.object({ revision: z.number().int(), document: projectSchema })

/** Projects that are not saved yet, kept on this machine until they are. */
export const unsavedProject = {
  read(id: string): { revision: number; document: Project } | null {
    try {
      return keptSchema.parse(JSON.parse(localStorage.getItem(prefix + id) ?? 'null'))
    } catch {
      return null
    }
  },
  keep(id: string, kept: { revision: number; document: Project } | null) {
    if (!kept) return localStorage.removeItem(prefix + id)
    try {
      localStorage.setItem(prefix + id, JSON.stringify(kept))
    } catch {
      // A full or forbidden storage only means that a crash could lose the last two seconds.
    }
  },
}

onLeave(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
})
