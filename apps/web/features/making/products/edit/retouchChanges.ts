import { setRetouches } from './setRetouches.ts'

/** Every change of a picture that is edited. */
export const retouchChanges = [setRetouches] as const

/** A change of a picture that is edited. */
export type RetouchChange = (typeof retouchChanges)[number]
