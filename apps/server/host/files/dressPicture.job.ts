import { type Dressed, dress } from './dress.ts'
import { openPicture } from './openPicture.ts'

/** Thumbnails and traits of a picture that is kept as it is, with its sides in pixels. */
export async function run({ bytes }: { bytes: Buffer }): Promise<{ width: number; height: number; dressed: Dressed }> {
  const { width, height } = await openPicture(bytes).metadata()
  return { width, height, dressed: await dress(openPicture(bytes)) }
}
