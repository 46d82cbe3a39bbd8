import { films } from '@toile/contract/features/films.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { useEffect } from 'react'
import { events } from '../../../../shell/calls/events.ts'
import { useTasks } from '../../../../shell/calls/tasks.ts'
import { refresh, useCall } from '../../../../shell/calls/useCall.ts'

/** How often films under way are asked for, should an event be missed. */
const poll = 3_000

/** The films of a project and the orders that are under way or failed, kept fresh while any runs (requirement S3.10). */
export function useFilms(projectId: string) {
  const { data, error, refetch } = useCall(films.list, { projectId }, { saidByScreen: true })
  const orders = useTasks().filter((task) => task.projectId === projectId && task.kind === 'makeFilm')
  const running = orders.some(isOpen)
  useEffect(() => {
    events.start()
    const look = () => void refresh(films.list)
    const off = events.on('task', look)
    const timer = running ? setInterval(look, poll) : undefined
    return () => {
      off()
      clearInterval(timer)
    }
  }, [running])
  return { entries: data?.items ?? [], known: data !== undefined, error, again: () => void refetch(), orders }
}
