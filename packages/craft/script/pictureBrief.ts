import { z } from 'zod'
import { derivedSourceSchema } from '../prints/derivedSource.ts'
import { dialsSchema } from './dials/dialsSchema.ts'
import { colorScriptSchema } from './scriptSchema.ts'
import { worldIds } from './worlds/worldIds.ts'

const share = z.number().min(0).max(1)

/** A print made of a picture of the board, as a brief holds it. */
const pictureClothSchema = z.object({
  source: derivedSourceSchema,
  /** The first leads, the second answers; the small one is for garments that are cut up. */
  role: z.enum(['hero', 'second', 'small']),
  /** Where the middle of the picture's subject lies in the tile, in shares of its sides, when one is seen; and how large it is there, when it is known where it ends. */
  subject: z.object({ x: share, y: share, size: z.object({ width: share, height: share }).optional() }).optional(),
  /** How far it is turned on the cloth: tossed prints lie askew, so that no axis of a mirrored tile falls on the middle of the body. */
  angle: z.number().min(-360).max(360),
})
export type PictureCloth = z.output<typeof pictureClothSchema>

/** What the pictures of a moodboard tell a collection (requirement S3.03). */
export const pictureBriefSchema = z.object({
  /** Another board gives other chances. */
  id: z.string().max(2000),
  script: colorScriptSchema,
  /** The kinds of pictures that speak, the nearest first, with their shares. */
  worlds: z
    .array(z.object({ id: z.enum(worldIds), share: z.number().min(0).max(1) }))
    .min(1)
    .max(2),
  dials: dialsSchema,
  cloths: z.array(pictureClothSchema).max(4),
  /** Constructions that suit the pictures, by id. */
  prints: z.array(z.string().max(60)).max(12),
  /** How much of a long look may carry the run of colours, 0..1. */
  ombre: z.number().min(0).max(1),
})
export type PictureBrief = z.output<typeof pictureBriefSchema>
