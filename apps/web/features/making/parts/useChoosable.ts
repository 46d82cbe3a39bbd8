import type { Picture } from '@toile/contract/features/files.ts'
import { library } from '@toile/contract/features/library.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { useTarget } from './makingTarget.ts'

/** The pictures at hand: those of the project's boards, the library's, and what is chosen already, be it just uploaded. */
export function useChoosable(chosen: readonly string[]): Picture[] {
  const known = usePictures()
  const target = useTarget()
  const prints = useCall(library.listItems, { tab: 'prints' }, { saidByScreen: true })
  const moods = useCall(library.listItems, { tab: 'moodboards' }, { saidByScreen: true })
  const boards = target ? [...target.project.boards.mood, ...target.project.boards.print].map(({ id }) => id) : []
  const kept = [...(prints.data?.items ?? []), ...(moods.data?.items ?? [])].flatMap(({ picture }) => picture ?? [])
  const all = [
    ...boards.flatMap((id) => known.get(id) ?? []),
    ...kept,
    ...chosen.flatMap((id) => known.get(id) ?? []),
    ...(target ? [] : known.values()),
  ]
  return [...new Map(all.map((picture) => [picture.id, picture])).values()]
}
