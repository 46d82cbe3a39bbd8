import { type ElementEntry, elements } from '@toile/contract/features/elements.ts'
import { useState } from 'react'
import { useCall } from '../../../shell/calls/useCall.ts'

/** Sketches that were kept by hand on this screen, latest first, as they now stand. */
export function useKept(): { entries: readonly ElementEntry[]; add(entry: ElementEntry): void } {
  const [ids, setIds] = useState<readonly string[]>([])
  const { data } = useCall(elements.list, { kinds: ['sketch'] }, { enabled: ids.length > 0, saidByScreen: true })
  return {
    entries: ids.flatMap((id) => data?.items.find((entry) => entry.id === id) ?? []),
    add: ({ id }) => setIds((now) => [id, ...now]),
  }
}
