import { sure } from './sure.ts'

/** The first entry of a list that is never empty. */
export const sureFirst = <T>(list: readonly T[]): T => sure(list[0])
