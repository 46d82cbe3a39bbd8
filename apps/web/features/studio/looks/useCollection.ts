import { useQuery } from '@tanstack/react-query'
import { collections } from '@toile/contract/features/collections.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/api.ts'
import { events } from '../../../shell/events.ts'
import { queries, sayRefusal } from '../../../shell/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { callQuery } from '../../../shell/useCall.ts'
import { findEntry, lookNumber, withEntry } from './collection.ts'

const queryOf = (projectId: string) => callQuery(collections.openCollection, { projectId }, { saidByScreen: true })

/** Puts an entry into the shown collection without asking the server again. */
export const showEntry = (entry: DesignEntry): void => {
  queries.setQueryData(queryOf(entry.projectId).queryKey, (now) => now && withEntry(now, entry))
}

/** An entry as it is shown now. */
export const shownEntry = (projectId: string, id: string): DesignEntry | undefined => {
  const now = queries.getQueryData(queryOf(projectId).queryKey)
  return now && findEntry(now, id)
}

/** How often a collection is read again while its looks are being drawn, should an event be missed. */
const poll = 4_000

/** The collection of a project; looks that are drawn join it one by one (requirement S1.05). */
export function useCollection(projectId: string, drawing: boolean) {
  useEffect(
    () =>
      events.on('task', (content) => {
        if (typeof content === 'object' && content !== null && 'designId' in content)
          void queries.invalidateQueries({ queryKey: queryOf(projectId).queryKey })
      }),
    [projectId],
  )
  return useQuery({ ...queryOf(projectId), refetchInterval: drawing ? poll : false })
}

const moves = {
  like: { call: collections.like, state: 'liked' },
  unlike: { call: collections.unlike, state: 'draft' },
  remove: { call: collections.remove, state: 'deleted' },
  restore: { call: collections.restore, state: 'draft' },
} as const
type Move = keyof typeof moves

async function move(entry: DesignEntry, how: Move): Promise<boolean> {
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
