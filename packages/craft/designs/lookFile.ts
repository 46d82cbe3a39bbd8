import { lookNumber } from './lookNumber.ts'

/** The name of a look's files without their ending, in a collection and by itself: look-01. */
export const lookFile = (look: { position: number }): string => `look-${String(lookNumber(look)).padStart(2, '0')}`
