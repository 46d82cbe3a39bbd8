import { tracedNoteDocument } from '@toile/craft/sketches/tracedNote.ts'
import { limits } from '@toile/rules/limits.ts'
import { hashOf, idOf, sha256 } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'
import { boxSchema, closesSchema, strokesSchema } from '../wanted.ts'

const place = z.tuple([z.number().min(-20_000).max(20_000), z.number().min(-20_000).max(20_000)])
const anchors = z.record(z.string().max(40), place)

/** An outline as a person edits it: closed rings of points with the handles before and after them, in pixels of the traced piece. */
export const outlineSchema = z.object({
  rings: z.array(z.array(z.object({ at: place, before: place, after: place })).max(200)).max(24),
})

const pieceSchema = z.object({ traced: sha256(), note: tracedNoteDocument.present, url: z.string() })

export const tracing = calls({
  traceSketch: {
    method: 'POST',
    most: limits.strokesBody,
    path: '/api/generate/trace',
    says: 'Queues the tracing of an uploaded sketch into a piece; a category, a box and strokes (keep, drop, close here), in pixels of the picture, rule what is found.',
    label: 'Trace the sketch',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      fileId: idOf('file'),
      category: z.string().max(60).nullable().default(null),
      keep: strokesSchema.default([]),
      drop: strokesSchema.default([]),
      close: closesSchema.default([]),
      box: boxSchema.nullable().default(null),
    }),
    gives: queuedSchema,
  },
  readTraced: {
    method: 'POST',
    path: '/api/generate/traced',
    says: 'A traced piece: its note (category, three choices, anchors, outline, warnings) and the picture that holds its mask and lines.',
    who: 'studio',
    changes: false,
    takes: z.object({ traced: hashOf('traced') }),
    gives: pieceSchema,
  },
  recognised: {
    method: 'POST',
    path: '/api/generate/traced/recognised',
    says: 'What some traced pieces are taken for, and whether that is sure; an unsure one is not worn until its category is chosen.',
    who: 'studio',
    changes: false,
    takes: z.object({ traced: z.array(hashOf('traced')).min(1).max(limits.board.sketch) }),
    gives: z.object({
      pieces: z.array(
        z.object({ traced: sha256(), category: z.string(), sure: z.boolean(), likely: z.array(z.string()).max(3) }),
      ),
    }),
  },
  hangTraced: {
    method: 'POST',
    most: limits.strokesBody,
    path: '/api/generate/traced/hang',
    says: 'How a traced piece would hang as each of some categories, to be seen before one is chosen; nothing is stored.',
    who: 'studio',
    changes: false,
    takes: z.object({
      traced: hashOf('traced'),
      categories: z.array(z.string().max(60)).min(1).max(4),
      anchors: anchors.default({}),
    }),
    gives: z.object({ pieces: z.array(pieceSchema.extend({ category: z.string() })) }),
  },
  correctTraced: {
    method: 'POST',
    most: limits.strokesBody,
    path: '/api/generate/traced/correct',
    says: 'Corrects the category, anchors or outline of a traced piece; gives the corrected piece, and teaches the next tracings of the account.',
    label: 'Correct the traced sketch',
    undo: 'never',
    who: 'studio',
    takes: z.object({
      traced: hashOf('traced'),
      category: z.string().max(60).optional(),
      anchors: anchors.optional(),
      outline: outlineSchema.optional(),
    }),
    gives: pieceSchema,
  },
})
