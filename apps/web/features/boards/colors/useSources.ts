import { library } from '@toile/contract/features/library.ts'
import { useQuery } from '@tanstack/react-query'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { collectionOf } from '../../../shared/open/looks/useCollection.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'

/** Where an eyedropper finds pictures. */
export const sourcePlaces = [
  { id: 'boards', label: 'Boards' },
  { id: 'looks', label: 'Looks' },
  { id: 'library', label: 'Library' },
] as const
export type SourcePlace = (typeof sourcePlaces)[number]['id']

/** A picture to take colours from. */
export interface Source {
  id: string
  /** Of a stored picture: its file. */
  fileId: string | null
  name: string
  small: string
  url: string
}

/** The pictures of a place: those on the boards, the looks of the project, the latest of the library. */
export function useSources(place: SourcePlace): readonly Source[] {
  const { t } = useTranslation()
  const { project, opened } = useBoards()
  const known = usePictures()
  const looks = useQuery({ ...collectionOf(opened.id), enabled: place === 'looks' })
  const kept = useCall(library.listItems, { size: 60 }, { enabled: place === 'library', saidByScreen: true })
  if (place === 'boards') {
    const { mood, print, sketch, marketing } = project.boards
    const ids = new Set([...mood, ...print, ...sketch, ...marketing].map(({ id }) => id))
    return [...ids].flatMap((id) => {
      const picture = known.get(id)
      return picture ? [{ id, fileId: id, name: picture.name, small: picture.thumbnails.small, url: picture.url }] : []
    })
  }
  if (place === 'library')
    return (kept.data?.items ?? []).flatMap(({ id, name, picture }) =>
      picture ? [{ id, fileId: picture.id, name, small: picture.thumbnails.small, url: picture.url }] : [],
    )
  const { likeDesignCollectionList: liked = [], designCollectionList: drafts = [] } = looks.data ?? {}
  return [...liked, ...drafts].flatMap(({ id, pictures, position }) => {
    const name = t('Look {{number}}', { number: lookNumber({ position }) })
    return pictures ? [{ id, fileId: null, name, small: pictures.small, url: pictures.full }] : []
  })
}
