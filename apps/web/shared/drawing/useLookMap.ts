import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { useId } from 'react'
import { mapLook } from './desk.ts'
import { fetchUploads } from './knownUploads.ts'
import { useFoundAnew } from './useFoundAnew.ts'

/** What lies where in the picture of a look, found anew when cuts, stance or size change; the one before stays until then. */
export function useLookMap(design: Design, view: View, width: number, height: number): LookMap | null {
  const slot = `map ${useId()}`
  const size = { width: Math.round(width), height: Math.round(height) }
  const shape = JSON.stringify([
    design.mannequin,
    design.shoes.kind,
    design.garments.map(({ id, cut, knobs, fabric, hidden, seed }) => [id, cut, knobs, fabric, hidden, seed]),
    view,
    size,
  ])
  return useFoundAnew(shape, async () => {
    if (size.width <= 0 || size.height <= 0 || !(await fetchUploads(design))) return null
    return mapLook(slot, { kind: 'map', design, view, ...size })
  })
}
