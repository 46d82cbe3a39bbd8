import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'

/** How many leading colours of a printed picture are told apart. */
export const mostPictureInks = 6

/** The leading colours of a printed picture, the one that covers most first, each with the colour it is printed in. */
export const pictureInksSchema = z
  .array(z.object({ of: colorSchema, color: colorSchema }))
  .min(1)
  .max(mostPictureInks)
export type PictureInks = z.output<typeof pictureInksSchema>

/** The leading colours of printed pictures by their hash, as whoever has their pixels found them. */
export const inksOfPicturesSchema = z.record(hashOf('picture'), z.array(colorSchema).max(mostPictureInks).readonly())
export type InksOfPictures = z.output<typeof inksOfPicturesSchema>
