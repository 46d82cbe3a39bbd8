import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { mapLook } from './desk.ts'
import { fetchUploads } from './knownUploads.ts'

/** What lies where in the picture of a look, found anew when cuts, stance or size change; the one before stays until then. */
export function useLookMap(design: Design, view: View, width: number, height: number): LookMap | null {
  const slot = `map ${useId()}`
  const [map, setMap] = useState<LookMap | null>(null)
  const shape = JSON.stringify([
    design.mannequin,
    design.shoes.kind,
    design.garments.map(({ id, cut, knobs, fabric, hidden, seed }) => [id, cut, knobs, fabric, hidden, seed]),
  ])
  const latest = useRef(design)
  useEffect(() => {
    latest.current = design
  })
  useEffect(() => {
    let gone = false
    const find = async () => {
      if (!(await fetchUploads(latest.current))) return
      const size = { width: Math.round(width), height: Math.round(height) }
      const found = await mapLook(slot, { kind: 'map', design: latest.current, view, ...size })
      if (!gone && found) setMap(found)
    }
    if (width > 0 && height > 0) void find().catch(() => {})
    return () => {
      gone = true
    }
  }, [slot, shape, view, width, height])
  return map
}
