import { useQuery, useQueryClient } from '@tanstack/react-query'
import { works } from '@toile/contract/features/works.ts'
import { callQuery } from './calls/useCall.ts'

const [pause, times, kept] = [4_000, 45, 600_000]

/** How long an answer with so many looks is fresh, and when it is asked for again: at a first start the first looks are still being drawn, and where there are none for three minutes, none will come. */
export const showcaseTimes = (looks: number, asked: number): { fresh: number; again: number | false } => ({
  fresh: looks > 0 ? kept : 0,
  again: looks === 0 && asked < times ? pause : false,
})

/** The looks that the studio shows to everybody, and whether they may still come. */
export function useShowcase() {
  const client = useQueryClient()
  const asked = callQuery(works.showcase, {}, { saidByScreen: true })
  const { data: looks = [], dataUpdatedAt } = useQuery({
    ...asked,
    staleTime: ({ state }) => showcaseTimes(state.data?.length ?? 0, state.dataUpdateCount).fresh,
    refetchInterval: ({ state }) => showcaseTimes(state.data?.length ?? 0, state.dataUpdateCount).again,
  })
  // Each answer, also an equal one, is one less to wait for.
  const count = dataUpdatedAt === 0 ? 0 : (client.getQueryState(asked.queryKey)?.dataUpdateCount ?? 0)
  return { looks, waiting: showcaseTimes(looks.length, count).again !== false }
}
