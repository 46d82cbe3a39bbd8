import { films } from '@toile/contract/features/films.ts'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { useMade } from '../../parts/useMade.ts'

/** The films of a project and the orders that are under way or failed, kept fresh while any runs (requirement S3.10). */
export function useFilms(projectId: string) {
  const { data, error, refetch } = useCall(films.list, { projectId }, { saidByScreen: true })
  const orders = useMade(films.list, projectId, ({ kind }) => kind === 'makeFilm')
  return { entries: data?.items ?? [], known: data !== undefined, error, again: () => void refetch(), orders }
}
