import { z } from 'zod'

const share = z.number().min(0).max(1)

/** How a picture was cropped and turned: flipped first, then turned clockwise by `angle` degrees about its middle, then cropped; the crop is in shares of the box around the turned picture. */
export const pictureEditSchema = z.object({
  crop: z.object({
    x: share,
    y: share,
    width: z.number().min(0.01).max(1),
    height: z.number().min(0.01).max(1),
  }),
  angle: z.number().min(-360).max(360),
  flip: z.object({ across: z.boolean(), down: z.boolean() }),
})
export type PictureEdit = z.output<typeof pictureEditSchema>

/** A picture as it was sent. */
export const unedited: PictureEdit = {
  crop: { x: 0, y: 0, width: 1, height: 1 },
  angle: 0,
  flip: { across: false, down: false },
}

/** Whether an edit changes nothing. */
export const isUnedited = ({ crop, angle, flip }: PictureEdit): boolean =>
  crop.width > 0.999 && crop.height > 0.999 && angle % 360 === 0 && !flip.across && !flip.down
