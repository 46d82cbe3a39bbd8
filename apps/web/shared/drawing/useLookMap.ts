import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { useId } from 'react'
import { mapLook } from './desk.ts'
import { fetchUploads } from './knownUploads.ts'
import { lookShape } from './lookShape.ts'
import { useFoundAnew } from './useFoundAnew.ts'

/** A picture that is large enough to ask which parts of a garment are seen, and where. */
export const mapSize = { width: 400, height: 600 }

/** What lies where in the picture of a look, found anew when cuts, stance or size change; the one before stays until then. */
export function useLookMap(design: Design, view: View, width: number, height: number): LookMap | null {
  const slot = `map ${useId()}`
  const size = { width: Math.round(width), height: Math.round(height) }
  return useFoundAnew(lookShape(design, { view, ...size }), async () => {
    if (size.width <= 0 || size.height <= 0 || !(await fetchUploads(design))) return null
    return mapLook(slot, { kind: 'map', design, view, ...size })
  })
}
