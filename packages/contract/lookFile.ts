import { z } from 'zod'

const view = z.enum(['front', 'back']).default('front')

/** What one look becomes as a file: a PNG, an SVG line drawing with named layers, or the technical flat of one garment, front and back. */
export const lookFileSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    view,
    width: z.number().int().min(128).max(2048).default(1024),
    transparent: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('lines'), view }),
  z.object({ kind: z.literal('flat'), garment: z.string().min(1).max(60) }),
])
export type LookFile = z.output<typeof lookFileSchema>
