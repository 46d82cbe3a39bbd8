import { useQuery } from '@tanstack/react-query'
import { tracing } from '@toile/contract/features/tracing.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { callQuery } from '../../../shell/calls/useCall.ts'

/** A sketch of which nobody knows what it shows, with the likeliest categories. */
export interface Unsure {
  traced: string
  likely: readonly string[]
}

/** The sketches of a board whose category is unsure, by their pictures (requirement S3.26). */
export function useUnsure({ boards }: Project): ReadonlyMap<string, Unsure> {
  const traced = boards.sketch.flatMap((item) => item.traced ?? [])
  const { data } = useQuery({
    ...callQuery(tracing.recognised, { traced }, { enabled: traced.length > 0, fresh: Infinity, saidByScreen: true }),
    placeholderData: (before) => before,
  })
  const doubts = new Map(data?.pieces.flatMap((piece) => (piece.sure ? [] : [[piece.traced, piece] as const])))
  return new Map(
    boards.sketch.flatMap(({ id, traced: hash }) => {
      const doubt = hash === null ? undefined : doubts.get(hash)
      return doubt ? [[id, { traced: doubt.traced, likely: doubt.likely }] as const] : []
    }),
  )
}
