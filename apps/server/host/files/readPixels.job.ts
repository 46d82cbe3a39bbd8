import type { Pixels } from '@toile/picture/surface.ts'
import { decode } from './decode.ts'

/** Reads the pixels of a stored picture. */
export const run = ({ bytes, longest }: { bytes: Buffer; longest: number }): Promise<Pixels> => decode(bytes, longest)
