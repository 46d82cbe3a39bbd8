import { tierOf } from '@toile/rules/limits.ts'
import { z } from 'zod'

/** A picture's sides in pixels, as a tier makes them. */
export const sizeSchema = z.object({
  width: z.number().int().min(256).max(2048),
  height: z.number().int().min(384).max(3072),
})
export type PictureSize = z.output<typeof sizeSchema>

const { width, height } = tierOf('normal')

/** The size of a look that does not tell its own. */
export const standardSize: PictureSize = { width, height }

/** The size in pixels that a look was made at, in which it is drawn again whatever is changed of it (requirement S3.25). */
export const sizeOf = ({ size = standardSize }: { size?: PictureSize | undefined }): PictureSize => size
