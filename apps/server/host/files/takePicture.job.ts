import { type Dressed, dress } from './dress.ts'
import { type Encoded, encodeAnew } from './encode.ts'
import { inspect } from './inspect.ts'
import { openRaw } from './rawPixels.ts'

/** A picture from outside as it may be kept. */
export type TakenPicture = Encoded & { pixelHash: string; dressed: Dressed }

/** Takes a picture from outside: checked, encoded anew, with thumbnails. */
export async function run({ bytes }: { bytes: Buffer }): Promise<TakenPicture> {
  const { pixels, ...encoded } = await encodeAnew(bytes, inspect(bytes))
  return { ...encoded, dressed: await dress(openRaw(pixels, false)) }
}
