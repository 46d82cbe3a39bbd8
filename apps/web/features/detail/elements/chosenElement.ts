import { useSyncExternalStore } from 'react'
import { openListeners } from '../../../shell/openListeners.ts'

let chosen: string | null = null
const { subscribe, tell } = openListeners()

/** Takes hold of an element of the look, in the list and in the picture alike. */
export const chooseElement = (id: string | null): void => {
  chosen = id
  tell()
}

/** The element that is taken hold of. */
export const useChosenElement = (): string | null => useSyncExternalStore(subscribe, () => chosen)
