import { perceptualHash } from '@toile/picture/reading/likeness/perceptualHash.ts'
import type { Sharp } from 'sharp'
import { measureTraits, type Traits } from './measureTraits.ts'
import { makeThumbnails, type ThumbnailSide } from './thumbnails.ts'

/** What a picture is shown small as, found by and known again by. */
export interface Dressed {
  thumbnails: readonly { side: ThumbnailSide; bytes: Buffer }[]
  traits: Traits
  /** What it looks like from afar (requirement S5.08). */
  fingerprint: string
}

/** Makes the thumbnails of a picture and measures what it is found by. */
export async function dress(picture: Sharp): Promise<Dressed> {
  const { made, smallest } = await makeThumbnails(picture)
  return {
    thumbnails: made.map(({ side, picture: { bytes } }) => ({ side, bytes })),
    traits: measureTraits(smallest),
    fingerprint: perceptualHash(smallest),
  }
}
