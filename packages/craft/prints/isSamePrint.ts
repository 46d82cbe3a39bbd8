import { nameOfSource } from './nameOfSource.ts'
import type { PrintSource } from './placement.ts'

/** Whether two sources are one print, whatever its inks and its seed. */
export const isSamePrint = (a: PrintSource, b: PrintSource): boolean =>
  a.kind === b.kind && nameOfSource(a) === nameOfSource(b)
