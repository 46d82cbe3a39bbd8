import { printedOf } from '@toile/picture/prints/tileOfPicture.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { decodeWhole } from './decode.ts'

/** Reads the pixels of a stored picture as it is printed. */
export const run = async ({ bytes }: { bytes: Buffer }): Promise<Pixels> => printedOf(await decodeWhole(bytes))
