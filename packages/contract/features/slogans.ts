import { colorSchema } from '@toile/craft/colors/color.ts'
import { arrangementIds } from '@toile/craft/slogans/arrangements/index.ts'
import { markIds } from '@toile/craft/slogans/marks/index.ts'
import { moods } from '@toile/craft/slogans/moods.ts'
import { letteringSchema, textItemSchema } from '@toile/craft/slogans/slogan.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'

const layouts = z.enum([...arrangementIds, ...markIds] as [string, ...string[]])
const moodSchema = z.enum(
  moods.map(({ id }) => id) as [(typeof moods)[number]['id'], ...(typeof moods)[number]['id'][]],
)

export const slogans = calls({
  generateLettering: {
    method: 'POST',
    path: '/api/generate/lettering',
    says: 'Queues slogans or logos laid out of plain text, each in another way unless one is asked for.',
    label: 'Lay out “{{text}}”',
    costs: () => limits.makingCredits.lettering,
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      kind: z.enum(['slogan', 'logo']),
      text: z.string().max(limits.slogan.letters),
      colors: z.array(colorSchema).max(8).default([]),
      /** The cloth that it will lie on. */
      cloth: colorSchema.nullable().default(null),
      layout: layouts.nullable().default(null),
      mood: moodSchema.nullable().default(null),
      keywords: z.array(z.string().max(80)).max(40).default([]),
      count: z.number().int().min(1).max(8).default(4),
      seed: z.number().int().min(0).max(0xffffffff).optional(),
    }),
    gives: queuedSchema,
  },
  findLetters: {
    method: 'POST',
    path: '/api/slogan/letters',
    says: 'The font files that texts need, those of fonts that stand in for missing letters among them, and the letters that no font has.',
    who: 'all',
    changes: false,
    takes: z.object({
      texts: z
        .array(textItemSchema.pick({ font: true, weight: true, text: true, language: true }))
        .max(limits.slogan.items),
    }),
    gives: z.object({
      files: z.array(z.object({ name: z.string(), font: z.string(), weight: z.number().nullable(), url: z.string() })),
      missing: z.array(z.string()),
    }),
  },
  drawSlogan: {
    method: 'POST',
    path: '/api/slogan/draw',
    says: 'A slogan or logo as a picture of a width in pixels, or as SVG with its letters as paths.',
    who: 'studio',
    changes: false,
    answers: 'bytes',
    takes: z.object({
      document: letteringSchema,
      format: z.enum(['png', 'webp', 'svg']).default('png'),
      width: z.number().int().min(16).max(4096).default(1024),
    }),
    gives: z.unknown(),
  },
})
