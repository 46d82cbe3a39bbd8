import { useInfiniteQuery } from '@tanstack/react-query'
import { type VersionEntry, versions } from '@toile/contract/features/versions.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../../shell/calls/api.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { type OpenLook, restoreLook } from '../../../shared/open/looks/openLooks.ts'
import { nameOfVersion } from './nameOfVersion.ts'

/** The versions of a look, latest first, page by page, and a way to restore one. */
export function useVersions(look: OpenLook) {
  const { t } = useTranslation()
  const { id } = look
  const [busy, setBusy] = useState(false)
  const pages = useInfiniteQuery({
    queryKey: [versions.listVersions.path, id],
    queryFn: ({ pageParam, signal }) =>
      send(versions.listVersions, { id, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ versions: page, more }) => (more ? page.at(-1)?.id : undefined),
    meta: { saidByScreen: true },
    staleTime: 0,
  })
  const { refetch } = pages
  const readAgain = () => void refetch()
  // What is on its way to the server may be the first change, with which the first version is kept.
  useEffect(() => {
    const { saver } = look
    let read = saver.revision()
    if (!saver.isClean()) void saver.flush()
    return saver.subscribe(() => {
      if (saver.revision() === read) return
      read = saver.revision()
      void refetch()
    })
  }, [look, refetch])
  async function restore(version: VersionEntry, garments?: readonly string[]) {
    setBusy(true)
    try {
      await restoreLook(look, version.id, garments)
      toasts.done(t('{{name}} was restored', { name: nameOfVersion(t, version) }), {
        label: t('Undo'),
        run: () => look.document.undo(),
      })
    } catch (error) {
      toasts.warn(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
      readAgain()
    }
  }
  return {
    all: pages.data?.pages.flatMap((page) => page.versions) ?? [],
    more: pages.hasNextPage,
    error: pages.error,
    loading: pages.isFetching,
    readMore: () => void pages.fetchNextPage(),
    readAgain,
    restore,
    busy,
  }
}
