import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { useId } from 'react'
import { mapLook } from './desk.ts'
import { useFoundOnLook } from './useFoundOnLook.ts'

/** What lies where in the picture of a look, found anew when cuts, stance or size change; the one before stays until then. */
export function useLookMap(design: Design, view: View, width: number, height: number): LookMap | null {
  const slot = `map ${useId()}`
  return useFoundOnLook({
    design,
    width,
    height,
    of: view,
    find: (latest, size) => mapLook(slot, { kind: 'map', design: latest, view, ...size }),
  })
}
