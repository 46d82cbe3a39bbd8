import { decode } from '../../host/files/decode.ts'
import { measureTraits, type Traits } from '../../host/files/measureTraits.ts'

/** The longest side, in pixels, at which pictures are compared. */
const longest = 160

/** What a stored picture is found by. */
export const run = async ({ bytes }: { bytes: Buffer }): Promise<Traits> => measureTraits(await decode(bytes, longest))
