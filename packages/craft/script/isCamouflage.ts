import type { Reading } from './reading.ts'

/** From here on a picture is camouflage in anything that keeps its patches. */
const limit = 0.5

/** Whether the cloth of a picture would read as camouflage, were it painted. */
export const isCamouflage = ({ camouflage }: Reading): boolean => camouflage !== undefined && camouflage > limit
