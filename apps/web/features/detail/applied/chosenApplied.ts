import { useSyncExternalStore } from 'react'
import { openListeners } from '../../../shell/openListeners.ts'

let chosen: string | null = null
const { subscribe, tell } = openListeners()

/** Takes hold of an element or a region of the look, in the list and in the picture alike. */
export const chooseApplied = (id: string | null): void => {
  chosen = id
  tell()
}

/** The element or region that is taken hold of. */
export const useChosenApplied = (): string | null => useSyncExternalStore(subscribe, () => chosen)
