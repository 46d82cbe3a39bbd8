import { createContext, use, useSyncExternalStore } from 'react'
import type { Look } from '../view/openLook.ts'
import type { Known } from './known.ts'
import type { Painting } from './openPainting.ts'

/** The painting on the screen, and how it is looked at. */
export interface Bench {
  painting: Painting
  look: Look
}

const BenchContext = createContext<Bench | null>(null)

/** Gives the painting to all that is shown around it. */
export const BenchOf = BenchContext.Provider

/** The painting on the screen and its camera. */
export function useBench(): Bench {
  const bench = use(BenchContext)
  if (!bench) throw new Error('There is no painting around this.')
  return bench
}

/** What is known of the painting now. */
export function useKnown(): Known {
  const { painting } = useBench()
  return useSyncExternalStore(painting.subscribe, painting.get)
}
