import type { Picture } from '@toile/contract/features/files.ts'
import { library } from '@toile/contract/features/library.ts'
import { useCall } from '../../../../shell/useCall.ts'
import { usePictures } from '../../boards/pictures.ts'
import { useTarget } from './makingTarget.ts'

/** The pictures at hand: what was just uploaded, those of the project's boards, then the library's. */
export function useChoosable(): Picture[] {
  const known = usePictures()
  const target = useTarget()
  const prints = useCall(library.listItems, { tab: 'prints' }, { saidByScreen: true })
  const moods = useCall(library.listItems, { tab: 'moodboards' }, { saidByScreen: true })
  const boards = target ? [...target.project.boards.mood, ...target.project.boards.print].map(({ id }) => id) : []
  const kept = [...(prints.data?.items ?? []), ...(moods.data?.items ?? [])].flatMap(({ picture }) => picture ?? [])
  const all = [...boards.flatMap((id) => known.get(id) ?? []), ...kept, ...(target ? [] : known.values())]
  return [...new Map(all.map((picture) => [picture.id, picture])).values()]
}
