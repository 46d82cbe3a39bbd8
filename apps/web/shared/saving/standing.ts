import { sameContent } from '@toile/rules/sameContent.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { onLeave } from '../../shell/calls/onLeave.ts'
import type { Shared } from './openShared.ts'
import type { SaveState } from './saver.ts'
import { openListeners } from '../../shell/openListeners.ts'

/** How a project stands against the server with everything of it that is open in this window. */
export interface Standing {
  /** The least good state of all that is open. */
  state: SaveState
  says: string
  /** The moment of the last save, in milliseconds; null while it is not known. */
  savedAt: number | null
}

/** What of an open document says how it stands. */
export interface Watched extends Pick<Shared<never, never>, 'savedAt'> {
  saver: Pick<Shared<never, never>['saver'], 'state' | 'says' | 'flush' | 'subscribe'>
  /** What meets there; what is only sent meets nothing. */
  meetings?: Pick<Shared<never, never>['meetings'], 'settling' | 'takeUp' | 'subscribe'> & { get(): unknown }
}

const worse: readonly SaveState[] = ['saved', 'saving', 'offline', 'refused', 'elsewhere']
const open = new Map<string, Set<Watched>>()
const shown = new Map<string, Standing>()
const { subscribe, tell } = openListeners()

/** How one stands: a question that is open is open whatever of it is stored, and an answer to it is on its way. */
function stateOf({ saver, meetings }: Watched): SaveState {
  if (meetings?.settling()) return 'saving'
  return meetings?.get() ? 'elsewhere' : saver.state()
}

/** The standing of several documents together. */
export function standingOf(all: Iterable<Watched>): Standing {
  const standing: Standing = { state: 'saved', says: '', savedAt: null }
  for (const one of all) {
    const state = stateOf(one)
    if (worse.indexOf(state) > worse.indexOf(standing.state)) {
      standing.state = state
      standing.says = one.saver.says()
    }
    const at = one.savedAt()
    if (at !== null && at > (standing.savedAt ?? 0)) standing.savedAt = at
  }
  return standing
}

function look(projectId: string) {
  const now = standingOf(open.get(projectId) ?? [])
  if (sameContent(now, shown.get(projectId))) return
  shown.set(projectId, now)
  tell()
}

/** Counts an open document among those of its project. */
export function enter(projectId: string, one: Watched): void {
  const all = open.get(projectId) ?? new Set()
  open.set(projectId, all.add(one))
  one.saver.subscribe(() => look(projectId))
  one.meetings?.subscribe(() => look(projectId))
  // Not at once: a look is opened while the screen is drawn.
  queueMicrotask(() => look(projectId))
}

const nothing: Standing = { state: 'saved', says: '', savedAt: null }

/** How a project and what is open of it stand: the one truth that the head and the detail tell. */
export const useStanding = (projectId: string): Standing =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => shown.get(projectId) ?? nothing, [projectId]),
  )

/** Sends all that is unsaved of a project at once. */
export const flushProject = (projectId: string): Promise<unknown> =>
  Promise.all([...(open.get(projectId) ?? [])].map(({ saver }) => saver.flush()))

/** Shows what met and was put off. */
export const takeUpMeetings = (projectId: string): void => {
  for (const { meetings } of open.get(projectId) ?? []) meetings?.takeUp()
}

onLeave(() => {
  open.clear()
  shown.clear()
})
