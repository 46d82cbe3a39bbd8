import type { Design } from '@toile/craft/designs/design.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchUploads } from './knownUploads.ts'

interface Asked<T> {
  design: Design
  /** CSS pixels of the picture; without any nothing is asked for. */
  width: number
  height: number
  /** Names what else the answer depends on. */
  of: string
  find: (design: Design, size: { width: number; height: number }) => Promise<T | null>
}

/** What the worker finds of where cloth lies in the picture of a look, anew when cuts, stance or size change; the answer before stays until then. */
export function useFoundOnLook<T>({ design, width, height, of, find }: Asked<T>): T | null {
  const [found, setFound] = useState<T | null>(null)
  const shape = JSON.stringify([
    of,
    design.mannequin,
    design.shoes.kind,
    design.garments.map(({ id, cut, knobs, fabric, hidden, seed }) => [id, cut, knobs, fabric, hidden, seed]),
  ])
  const ask = useEffectEvent(async () =>
    (await fetchUploads(design)) ? find(design, { width: Math.round(width), height: Math.round(height) }) : null,
  )
  useEffect(() => {
    let gone = false
    const take = async () => {
      const answer = await ask()
      if (!gone && answer) setFound(answer)
    }
    if (width > 0 && height > 0) void take().catch(() => {})
    return () => {
      gone = true
    }
  }, [shape, width, height])
  return found
}
