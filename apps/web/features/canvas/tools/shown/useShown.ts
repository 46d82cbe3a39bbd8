import { useSyncExternalStore } from 'react'
import type { Shown } from './openShown.ts'

/** What a tool shows now. */
export const useShown = <Value>({ subscribe, get }: Shown<Value>): Value => useSyncExternalStore(subscribe, get)
