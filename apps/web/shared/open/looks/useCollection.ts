import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Collection, collections } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { send } from '../../../shell/calls/api.ts'
import { queries } from '../../../shell/calls/queries.ts'
import { callQuery } from '../../../shell/calls/useCall.ts'
import type { Unsaved } from '../../saving/saver.ts'
import { findEntry, presentLooks, withEntry } from './collection.ts'
import type { List } from './openMove.ts'
import { asMoved, claimMove, moveOf } from './waitingMoves.ts'

/** The collection of a project as a query: what is read stands as it is to stand, also by pages that are gone. */
export const collectionOf = (projectId: string) =>
  queryOptions<Collection>({
    ...callQuery(collections.openCollection, { projectId }, { saidByScreen: true }),
    queryFn: async ({ signal }) => {
      const read = await send(collections.openCollection, { projectId }, { signal })
      const entries = [...presentLooks(read), ...read.deleteDesignCollectionList]
      await Promise.all(entries.map((entry) => claimMove(entry.id, (left) => goOn(entry, left))))
      const moved = entries.map(asMoved).filter((entry, i) => entry !== entries[i])
      return moved.reduce(withEntry, read)
    },
  })

/** Puts an entry into the shown collection without asking the server again; what is older than what is shown changes nothing. */
export const showEntry = (entry: DesignEntry): void => {
  queries.setQueryData<Collection>(collectionOf(entry.projectId).queryKey, (now) => {
    const shown = now && findEntry(now, entry.id)
    return shown && shown.revision > entry.revision ? now : now && withEntry(now, asMoved(entry))
  })
}

/** An entry as it is shown now. */
export const shownEntry = (projectId: string, id: string): DesignEntry | undefined => {
  const now = queries.getQueryData<Collection>(collectionOf(projectId).queryKey)
  return now && findEntry(now, id)
}

/** Whether a screen shows the collection of a project; one that is only remembered is read anew when it is shown again. */
export const isShown = (projectId: string): boolean =>
  (queries
    .getQueryCache()
    .find({ queryKey: collectionOf(projectId).queryKey })
    ?.getObserversCount() ?? 0) > 0

/** Has a collection read again: at once where it is shown, else when it is. */
export const readAgain = (projectId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: collectionOf(projectId).queryKey })

/** The collection of a project; looks that are drawn or changed elsewhere join it one by one (requirement S1.05). */
export const useCollection = (projectId: string) => useQuery(collectionOf(projectId))

const wayOf = (entry: DesignEntry) =>
  moveOf(entry, (answer, state) => {
    showEntry(answer ?? { ...(shownEntry(entry.projectId, entry.id) ?? entry), state })
  })

/** Goes on with what a page that is gone had under way with a look. */
function goOn(entry: DesignEntry, left: Unsaved<List>) {
  const now = shownEntry(entry.projectId, entry.id) ?? entry
  wayOf(now).resume(left, now.state)
  showEntry(now)
}

/** Moves a look to another list, at once on the screen; false when the server refuses. */
export function moveTo(entry: DesignEntry, list: List): Promise<boolean> {
  const now = shownEntry(entry.projectId, entry.id) ?? entry
  const turn = wayOf(now).to(list, now.state)
  showEntry({ ...now, state: list })
  return turn
}
