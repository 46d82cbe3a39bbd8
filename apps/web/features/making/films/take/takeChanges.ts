import { setTake } from './setTake.ts'

/** Every change of how a film is taken. */
export const takeChanges = [setTake] as const

/** A change of how a film is taken. */
export type TakeChange = (typeof takeChanges)[number]
