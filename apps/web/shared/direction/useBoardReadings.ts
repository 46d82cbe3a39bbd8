import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Gives } from '@toile/contract/call.ts'
import { generation } from '@toile/contract/features/generation.ts'
import { send } from '../../shell/calls/api.ts'
import { useBoards } from '../open/boards/boardContext.ts'

type Answer = Gives<typeof generation.readBoard>

/** What the server read in the pictures of the moodboard; asked anew when other pictures stand there, once that is saved. */
export function useBoardReadings() {
  const { opened, project } = useBoards()
  const ids = project.boards.mood.map(({ id }) => id).toSorted()
  return useQuery<Answer>({
    queryKey: [generation.readBoard.path, { projectId: opened.id }, ids],
    queryFn: async ({ signal }) => {
      await opened.saver.flush()
      return send(generation.readBoard, { projectId: opened.id }, { signal })
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { saidByScreen: true },
  })
}
