import type { TracedNote } from '@toile/picture/reading/trace/traced.ts'
import { z } from 'zod'

const place = z.tuple([z.number(), z.number()])
const point = z.object({ at: place, before: place, after: place })
const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

/** What is shown of a traced piece's note; places are pixels of its sheet. */
export const tracedNoteSchema = z.object({
  version: z.literal(1),
  width: z.number().positive(),
  height: z.number().positive(),
  category: z.string(),
  choices: z.array(z.object({ category: z.string(), confidence: z.number() })),
  confidence: z.number(),
  anchors: z.record(z.string(), z.tuple([z.number(), z.number()])),
  doubtful: z.array(z.string()),
  outline: z
    .object({
      rings: z.array(z.array(point)),
      doubtful: z.array(z.array(place)),
      bridges: z.array(z.tuple([place, place])),
    })
    .optional(),
  others: z.array(box).optional(),
  warnings: z.array(z.string()).optional(),
})
export type ShownNote = z.output<typeof tracedNoteSchema>

/** Whether what the server sent is the note of a traced piece. */
export const isTracedNote = (note: unknown): note is TracedNote => tracedNoteSchema.safeParse(note).success

interface Likely {
  category: string
  choices: readonly { category: string }[]
}

/** The three likeliest categories, the present one first. */
export const likeliest = ({ category, choices }: Likely): string[] =>
  [...new Set([category, ...choices.map((choice) => choice.category)])].slice(0, 3)

/** The names of anchors as people read them: the viewer's left and right. */
export const anchorNames: Record<string, { label: string }> = {
  neckLeft: { label: 'Neck, left' },
  neckRight: { label: 'Neck, right' },
  shoulderLeft: { label: 'Shoulder, left' },
  shoulderRight: { label: 'Shoulder, right' },
  underarmLeft: { label: 'Underarm, left' },
  underarmRight: { label: 'Underarm, right' },
  waistLeft: { label: 'Waist, left' },
  waistRight: { label: 'Waist, right' },
  hemLeft: { label: 'Hem, left' },
  hemRight: { label: 'Hem, right' },
  hemInnerLeft: { label: 'Inner hem, left' },
  hemInnerRight: { label: 'Inner hem, right' },
  cuffLeft: { label: 'Cuff, left' },
  cuffRight: { label: 'Cuff, right' },
  crotch: { label: 'Crotch' },
}
