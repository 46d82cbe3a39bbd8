import { useCallback, useState } from 'react'

/** Counts pictures in sight and those of them that are drawn. */
export function useDrawnCount() {
  const [states, setStates] = useState<ReadonlyMap<string, boolean>>(new Map())
  const tell = useCallback(
    (id: string, drawn: boolean | null) =>
      setStates((now) => {
        if ((now.get(id) ?? null) === drawn) return now
        const others = [...now].filter(([other]) => other !== id)
        return new Map(drawn === null ? others : [...others, [id, drawn]])
      }),
    [],
  )
  return { done: [...states.values()].filter(Boolean).length, count: states.size, tell }
}
