import { onLeave } from '../../../shell/calls/onLeave.ts'
import { openListeners } from '../../../shell/openListeners.ts'

const begins = 'toile together '
const keyOf = (projectId: string) => `${begins}${projectId}`
const { subscribe, tell } = openListeners()

/** The last act on several looks of each project, as text, kept on this machine for as long as the person stays. */
export const keptActs = {
  keep(projectId: string, act: string): void {
    localStorage.setItem(keyOf(projectId), act)
    tell()
  },
  forget(projectId: string): void {
    localStorage.removeItem(keyOf(projectId))
    tell()
  },
  read: (projectId: string): string | null => localStorage.getItem(keyOf(projectId)),
  subscribe,
}

onLeave(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(begins)) localStorage.removeItem(key)
  tell()
})
