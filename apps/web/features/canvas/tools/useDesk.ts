import { useSyncExternalStore } from 'react'
import { type Desk, desk } from './paintersDesk.ts'

/** What lies on the painter's desk, as it is now. */
export const useDesk = (): Desk => useSyncExternalStore(desk.subscribe, desk.get)
