import { type RecognisedPicture, recognisePicture } from '@toile/picture/reading/recognition/recognisePicture.ts'
import { decode } from '../../host/files/decode.ts'

/** The longest side, in pixels, at which pictures are recognised. */
const longest = 800

/** What a stored picture shows. */
export const run = async (asked: { bytes: Buffer; meant: 'sketch' | 'print' | null }): Promise<RecognisedPicture> =>
  recognisePicture(await decode(asked.bytes, longest), asked.meant)
