import type { Worn } from '@toile/craft/designs/design.ts'
import type { FoundKnobs } from '@toile/picture/looks/handles/knobHandles.ts'
import { useSyncExternalStore } from 'react'
import { openListeners } from '../../../shell/openListeners.ts'

/** What the knobs of a garment measure, and at which values. */
export interface KnobMeasures extends Pick<FoundKnobs, 'measures'> {
  garment: string
  knobs: Worn['knobs']
}

let measured: KnobMeasures | null = null
const { subscribe, tell } = openListeners()

/** Tells the panel what was measured where the handles were found, so that both say the same. */
export const tellMeasures = (next: KnobMeasures): void => {
  measured = next
  tell()
}

/** What was measured of a garment last; nothing before that. */
export function useKnobMeasures(garment: string): KnobMeasures | null {
  const known = useSyncExternalStore(subscribe, () => measured)
  return known?.garment === garment ? known : null
}
