import { z } from 'zod'
import { calls } from '../call.ts'
import { boxSchema, closesSchema, strokesSchema } from '../wanted.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const place = z.tuple([z.number().min(-20_000).max(20_000), z.number().min(-20_000).max(20_000)])
const anchors = z.record(z.string().max(40), place)

/** An outline as a person edits it: closed rings of points with the handles before and after them, in pixels of the traced piece. */
export const outlineSchema = z.object({
  rings: z.array(z.array(z.object({ at: place, before: place, after: place })).max(200)).max(24),
})

const pieceSchema = z.object({ traced: hash, note: z.unknown(), url: z.string() })

export const tracing = calls({
  traceSketch: {
    method: 'POST',
    path: '/api/generate/trace',
    says: 'Queues the tracing of an uploaded sketch into a piece; a category, a box and strokes (keep, drop, close here), in pixels of the picture, rule what is found.',
    who: 'studio',
    owns: { fileId: 'file' },
    takes: z.object({
      fileId: z.uuid(),
      category: z.string().max(60).nullable().default(null),
      keep: strokesSchema.default([]),
      drop: strokesSchema.default([]),
      close: closesSchema.default([]),
      box: boxSchema.nullable().default(null),
    }),
    gives: z.object({ taskId: z.uuid(), position: z.number().int(), cost: z.number().int() }),
  },
  readTraced: {
    method: 'POST',
    path: '/api/generate/traced',
    says: 'A traced piece: its note (category, three choices, anchors, outline, warnings) and the picture that holds its mask and lines.',
    who: 'studio',
    changes: false,
    owns: { traced: 'traced' },
    takes: z.object({ traced: hash }),
    gives: pieceSchema,
  },
  hangTraced: {
    method: 'POST',
    path: '/api/generate/traced/hang',
    says: 'How a traced piece would hang as each of some categories, to be seen before one is chosen; nothing is stored.',
    who: 'studio',
    changes: false,
    owns: { traced: 'traced' },
    takes: z.object({
      traced: hash,
      categories: z.array(z.string().max(60)).min(1).max(4),
      anchors: anchors.default({}),
    }),
    gives: z.object({ pieces: z.array(pieceSchema.extend({ category: z.string() })) }),
  },
  correctTraced: {
    method: 'POST',
    path: '/api/generate/traced/correct',
    says: 'Corrects the category, anchors or outline of a traced piece; gives the corrected piece, and teaches the next tracings of the account.',
    who: 'studio',
    owns: { traced: 'traced' },
    takes: z.object({
      traced: hash,
      category: z.string().max(60).optional(),
      anchors: anchors.optional(),
      outline: outlineSchema.optional(),
    }),
    gives: pieceSchema,
  },
})
