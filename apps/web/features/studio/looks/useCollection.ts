import { useQuery } from '@tanstack/react-query'
import { collections } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/fashion/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/api.ts'
import { queries, sayRefusal } from '../../../shell/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { callQuery } from '../../../shell/useCall.ts'
import { findEntry, withEntry } from './collection.ts'

const queryOf = (projectId: string) => callQuery(collections.openCollection, { projectId }, { saidByScreen: true })

/** Puts an entry into the shown collection without asking the server again; what is older than what is shown changes nothing. */
export const showEntry = (entry: DesignEntry): void => {
  queries.setQueryData(queryOf(entry.projectId).queryKey, (now) => {
    const shown = now && findEntry(now, entry.id)
    return shown && shown.revision > entry.revision ? now : now && withEntry(now, entry)
  })
}

/** An entry as it is shown now. */
export const shownEntry = (projectId: string, id: string): DesignEntry | undefined => {
  const now = queries.getQueryData(queryOf(projectId).queryKey)
  return now && findEntry(now, id)
}

/** Whether a screen shows the collection of a project; one that is only remembered is read anew when it is shown again. */
export const isShown = (projectId: string): boolean =>
  (queries
    .getQueryCache()
    .find({ queryKey: queryOf(projectId).queryKey })
    ?.getObserversCount() ?? 0) > 0

/** Has a collection read again: at once where it is shown, else when it is. */
export const readAgain = (projectId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: queryOf(projectId).queryKey })

/** The collection of a project; looks that are drawn or changed elsewhere join it one by one (requirement S1.05). */
export const useCollection = (projectId: string) => useQuery(queryOf(projectId))

const moving = new Map<string, Promise<boolean>>()

/** Waits until no like, deletion or the like of a look is under way. */
export const moved = async (id: string): Promise<unknown> => moving.get(id)

const moves = {
  like: { call: collections.like, state: 'liked' },
  unlike: { call: collections.unlike, state: 'draft' },
  remove: { call: collections.remove, state: 'deleted' },
  restore: { call: collections.restore, state: 'draft' },
} as const
type Move = keyof typeof moves

function move(entry: DesignEntry, how: Move): Promise<boolean> {
  const turn = moveOne(entry, how).finally(() => moving.get(entry.id) === turn && moving.delete(entry.id))
  moving.set(entry.id, turn)
  return turn
}

async function moveOne(entry: DesignEntry, how: Move): Promise<boolean> {
  const before = shownEntry(entry.projectId, entry.id) ?? entry
  showEntry({ ...before, state: moves[how].state })
  try {
    showEntry(await send(moves[how].call, { id: entry.id }, { key: newKey() }))
    return true
  } catch (error) {
    showEntry(before)
    sayRefusal(error)
    return false
  }
}

/** Likes, unlikes, deletes and restores: shown at once, taken back with a reason when the server refuses (requirement S4.03). */
export function useMoves() {
  const { t } = useTranslation()
  return {
    toggleLike: (entry: DesignEntry) => void move(entry, entry.state === 'liked' ? 'unlike' : 'like'),
    restore: (entry: DesignEntry) => void move(entry, 'restore'),
    remove: async (entry: DesignEntry) => {
      if (!(await move(entry, 'remove'))) return
      const back = async () => {
        const deleted = { ...entry, state: 'deleted' as const }
        if ((await move(deleted, 'restore')) && entry.state === 'liked')
          await move({ ...entry, state: 'draft' as const }, 'like')
      }
      toasts.done(t('Look {{number}} was deleted', { number: lookNumber(entry) }), {
        label: t('Undo'),
        run: () => void back(),
      })
    },
  }
}
