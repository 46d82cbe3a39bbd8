import { useDebouncedValue } from '@mantine/hooks'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LockId } from '@toile/craft/designs/redesign/locks.ts'
import type { Taken } from '@toile/craft/designs/redesign/taken.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { makeVariations } from '../../../shared/drawing/desk.ts'

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Variations of a look as they are asked for and made; one of them may be gone on from, with the same locks and the same dial, and back again. */
export function useVariations(design: Design, palette: readonly Color[]) {
  const [locks, setLocks] = useState<readonly LockId[]>(['mannequin'])
  const [far, setFar] = useState(0.4)
  const [count, setCount] = useState(4)
  const [seed, setSeed] = useState(newSeed)
  const [way, setWay] = useState<readonly Taken[]>([])
  const asked = { seed, far, locks: [...locks], palette: [...palette] }
  const [wanted] = useDebouncedValue(JSON.stringify({ design, after: way, asked, count }), 200)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['variations', wanted],
    queryFn: () => makeVariations(JSON.parse(wanted)),
    placeholderData: keepPreviousData,
  })
  return {
    asked,
    way,
    count,
    from: data?.from ?? design,
    made: data?.made ?? [],
    /** Whether what is shown is what is asked for. */
    settled: !isPlaceholderData && data?.made.length === count,
    setFar,
    setCount,
    hold: (id: LockId, on: boolean) => setLocks(on ? [...locks, id] : locks.filter((one) => one !== id)),
    others: () => setSeed(newSeed()),
    goOn(index: number) {
      setWay([...way, { ...asked, index }])
      setSeed(newSeed())
    },
    goBack() {
      const last = way.at(-1)
      if (!last) return
      setWay(way.slice(0, -1))
      setSeed(last.seed)
      setFar(last.far)
      setLocks(last.locks)
    },
  }
}
