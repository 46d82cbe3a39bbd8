import { setShot } from './setShot.ts'

/** Every change of how a product picture is taken. */
export const shotChanges = [setShot] as const

/** A change of how a product picture is taken. */
export type ShotChange = (typeof shotChanges)[number]
