import { z } from 'zod'

const place = z.number().min(0).max(20_000)

/** A rectangle in pixels of a picture. */
export const boxSchema = z.object({ x: place, y: place, width: place.min(1), height: place.min(1) })

/** Lines drawn over a picture: places and radius in its pixels. */
export const strokesSchema = z
  .array(
    z.object({
      points: z
        .array(z.tuple([place, place]))
        .min(1)
        .max(600),
      radius: z.number().min(0.5).max(2000),
    }),
  )
  .max(60)

/** Lines that close gaps of a drawing: from place to place in pixels of its picture. */
export const closesSchema = z
  .array(
    z
      .array(z.tuple([place, place]))
      .min(2)
      .max(200),
  )
  .max(60)
