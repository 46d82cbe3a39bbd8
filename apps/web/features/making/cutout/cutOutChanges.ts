import { addCutMark } from './addCutMark.ts'

/** Every change of a cut-out. */
export const cutOutChanges = [addCutMark] as const

/** A change of a cut-out. */
export type CutOutChange = (typeof cutOutChanges)[number]
