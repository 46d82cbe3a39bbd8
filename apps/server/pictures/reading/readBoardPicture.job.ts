import type { Reading } from '@toile/craft/script/reading.ts'
import { readPicture } from '@toile/picture/inspiration/readPicture.ts'
import { decode } from '../../host/files/decode.ts'

/** The longest side, in pixels, at which a moodboard picture is read. */
const longest = 256

/** What a stored picture tells a collection. */
export const run = async ({ bytes }: { bytes: Buffer }): Promise<Reading> => readPicture(await decode(bytes, longest))
