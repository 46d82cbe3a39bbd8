import { z } from 'zod'
import { traitsSchema } from './traits.ts'

/** A place in OKLab: lightness, a, b. */
const placeSchema = z.tuple([z.number(), z.number(), z.number()])

const share = z.number().min(0).max(1)

/** How many windows a picture is read in. */
export const windowGrid = { across: 4, down: 3 } as const

/** Where the subject of a picture lies, in shares of its sides; how far what stands out is scattered about it, from a point, 0, to everywhere, 1; and the picture's breadth against its height. */
const focusSchema = z.object({ x: share, y: share, spread: share, aspect: z.number().positive() })
export type Focus = z.output<typeof focusSchema>

/** What one moodboard picture tells a collection (requirement S3.03). */
export const readingSchema = z.object({
  version: z.literal(1),
  traits: traitsSchema,
  /** Real colours of the picture with the share each covers, what stands out counted up to three times, largest first; and the share of its subject that is of this colour, where it has one. */
  clusters: z
    .array(z.object({ place: placeSchema, share, own: share.optional() }))
    .min(1)
    .max(40),
  /** For each of four by three windows, in reading order, the share of every cluster in it. */
  windows: z.array(z.array(share)).length(windowGrid.across * windowGrid.down),
  /** Its colours from top to bottom in nine steps. */
  profile: z.array(placeSchema).length(9),
  /** Not known of pictures that were read before it was asked for. */
  focus: focusSchema.optional(),
  /** Where its one subject lies, whole and off its sides; none where it has no such thing, nor of pictures that were read before it was asked for. */
  subject: z.object({ left: share, top: share, width: share, height: share }).optional(),
  /** Whether something in it stands alone, so that it can be cut out; not known of pictures that were read before it was asked for. */
  alone: z.boolean().optional(),
  /** How many shapes can be cut out of it as of paper; how far its cloth reads as camouflage; and how far a small square of it is unlike from part to part, so that a repeat of it is seen as a grid of tiles. Not known of pictures that were read before it was asked for. */
  shapes: z.number().int().min(0).max(40).optional(),
  camouflage: share.optional(),
  uneven: share.optional(),
})
export type Reading = z.output<typeof readingSchema>

/** A reading as it stands on a board: whose picture it is, and how much it weighs among the others. */
export interface BoardReading {
  /** The picture's content hash. */
  hash: string
  weight: number
  reading: Reading
}
