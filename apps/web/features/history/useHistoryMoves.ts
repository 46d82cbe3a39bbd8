import { collections } from '@toile/contract/features/collections.ts'
import { history, type HistoryEntry } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import { exports } from '../../shell/exports/exports.ts'

/** The answers that a change to a collection makes old. */
const old = {
  makesOld: [
    history.listCollections,
    history.listStates,
    history.compareStates,
    projects.listProjects,
    projects.openProject,
    collections.openCollection,
  ],
}

/** What can be done with collections: each deed offers its own way back. */
export function useHistoryMoves(onShow: (id: string | undefined) => void) {
  const { t } = useTranslation()
  const rename = useSend(history.renameCollection, old)
  const restore = useSend(history.restoreCollections, old)
  const remove = useSend(history.deleteCollections, old)
  const forGood = useSend(history.deleteForGood, old)
  const duplicate = useSend(history.duplicateCollection, {
    ...old,
    onDone: ({ id, name }) => {
      toasts.done(t('{{name}} was made', { name }))
      onShow(id)
    },
  })
  const retrieve = useSend(history.retrieve, old)
  const bringBack = useSend(history.bringBack, old)

  /** Says what came back, offers the way back, and tells of pictures that are held no longer. */
  const told =
    (projectId: string, said: string) =>
    ({ former, lost }: { former: string; lost: number }) => {
      toasts.done(said, {
        label: t('Undo'),
        run: () => void retrieve.sendAsync({ projectId, stateId: former }).catch(() => undefined),
      })
      if (lost) toasts.warn(t('{{count}} pictures of that state are gone from your library', { count: lost }))
    }
  return {
    rename: ({ id }: HistoryEntry, name: string) => rename.send({ id, name }),
    duplicate: ({ id }: HistoryEntry) => duplicate.send({ id }),
    remove: ({ id, name }: HistoryEntry) =>
      void remove
        .sendAsync({ ids: [id] })
        .then(() => {
          onShow(undefined)
          toasts.done(t('{{name}} was deleted', { name }), {
            label: t('Undo'),
            run: () =>
              void restore
                .sendAsync({ ids: [id] })
                .then(() => onShow(id))
                .catch(() => undefined),
          })
        })
        .catch(() => undefined),
    restore: ({ id }: HistoryEntry) =>
      void restore
        .sendAsync({ ids: [id] })
        .then(() => onShow(undefined))
        .catch(() => undefined),
    deleteForGood: ({ id }: HistoryEntry) =>
      void forGood
        .sendAsync({ ids: [id] })
        .then(() => onShow(undefined))
        .catch(() => undefined),
    retrieve: (projectId: string, stateId: string) =>
      void retrieve
        .sendAsync({ projectId, stateId })
        .then(told(projectId, t('The collection is back as it was')))
        .catch(() => undefined),
    bringBack: (projectId: string, stateId: string, things: Parameters<typeof bringBack.send>[0]['things']) =>
      bringBack
        .sendAsync({ projectId, stateId, things })
        .then(told(projectId, t('{{count}} things are back', { count: things.length })))
        .catch(() => undefined),
    exportFile: ({ id, name }: HistoryEntry, states: boolean) =>
      void exports.order(history.exportProject, { projectId: id, states }, `${name}.toile`),
    busy: duplicate.busy || remove.busy || restore.busy || forGood.busy || retrieve.busy || bringBack.busy,
  }
}
export type HistoryMoves = ReturnType<typeof useHistoryMoves>
