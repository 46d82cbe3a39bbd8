import { z } from 'zod'

/** Which of the packed pictures something is. */
const index = z.number().int()
const laid = { x: z.number().int(), y: z.number().int(), width: z.number().int(), height: z.number().int() }

/** What the pictures of a look drawn apart are. */
export const apartNoteSchema = z.object({
  /** Width and height of each picture. */
  sides: z.array(z.tuple([z.number().int(), z.number().int()])),
  layers: z.array(
    z.object({
      ...laid,
      /** The garment whose it is, and how it hangs; null where it is the person's or the ground. */
      garment: z.object({ id: z.string(), turn: z.string() }).nullable(),
      kind: z.enum(['ground', 'person', 'garment']),
      picture: index,
      mask: index,
    }),
  ),
  garments: z.array(
    z.object({
      id: z.string(),
      /** The garment alone, and without its prints. */
      printed: index,
      plain: index,
      /** As a small picture; where it has regions. */
      small: index.nullable(),
      /** What is printed on it. */
      print: index.nullable(),
    }),
  ),
})
export type ApartNote = z.output<typeof apartNoteSchema>
