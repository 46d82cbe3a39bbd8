import { picturesWithoutInks } from '@toile/craft/designs/colorways/withPictureInks.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { type InksOfPictures, mostPictureInks } from '@toile/craft/prints/pictureInks.ts'
import { keepLatest } from '@toile/geometry'
import type { Uploads } from './sources.ts'
import { extractPalette } from '../reading/palette/extractPalette.ts'

const read = keepLatest<readonly Color[]>(60)

/** The leading colours of the printed pictures of looks, as far as the pictures are at hand and the looks do not know them. */
export function inksOfPictures(designs: readonly Design[], uploads: Uploads): InksOfPictures {
  const hashes = [...new Set(designs.flatMap(picturesWithoutInks))]
  return Object.fromEntries(
    hashes.flatMap((hash) => {
      const picture = uploads.picture(hash)
      if (!picture) return []
      return [[hash, read(hash, () => extractPalette(picture, mostPictureInks).map(({ color }) => color))]]
    }),
  )
}
