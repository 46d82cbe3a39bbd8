import type { Spot } from '@toile/craft/applied/spot.ts'
import { useSyncExternalStore } from 'react'
import { openListeners } from '../../../shell/openListeners.ts'

/** Files that are to become elements, and where on the cloth they were let go; nowhere where they were chosen or dropped beside it. */
interface Arriving {
  files: readonly File[]
  spot: Spot | null
}

let arriving: Arriving | null = null
const { subscribe, tell } = openListeners()

/** Has files become elements of the garment that is worked on; null when they have. */
export const arrive = (files: Arriving | null): void => {
  arriving = files
  tell()
}

/** The files that are on their way to the cloth. */
export const useArriving = (): Arriving | null => useSyncExternalStore(subscribe, () => arriving)
