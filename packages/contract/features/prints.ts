import { limits } from '@toile/fashion/limits.ts'
import { printDocumentSchema } from '@toile/fashion/prints/printDocument.ts'
import { z } from 'zod'
import { calls } from '../call.ts'

const side = z.number().int().min(16).max(10_000)
const length = z.number().min(1).max(1000)
const queued = z.object({ taskId: z.uuid(), position: z.number().int(), cost: z.number().int() })

export const prints = calls({
  exportRepeat: {
    method: 'POST',
    path: '/api/print/export',
    says: 'A print in true scale as indexed PNG or TIFF: its tile, its plain straight repeat, or a length of cloth in centimetres; with plates, a ZIP of one plate for each ink.',
    who: 'studio',
    changes: false,
    answers: 'bytes',
    takes: z.object({
      document: printDocumentSchema,
      area: z.enum(['tile', 'plain', 'cloth']).default('tile'),
      length: z.object({ width: length, height: length }).default({ width: 20, height: 20 }),
      dpi: z.literal(limits.printExport.dpi).default(150),
      format: z.enum(['png', 'tiff']).default('png'),
      plates: z.boolean().default(false),
    }),
    gives: z.unknown(),
  },
  upscaleElement: {
    method: 'POST',
    path: '/api/print/upscale/element',
    says: 'Queues drawing a made print again with a longer side in pixels.',
    who: 'studio',
    owns: { elementId: 'element' },
    takes: z.object({ elementId: z.uuid(), side }),
    gives: queued,
  },
  upscaleFile: {
    method: 'POST',
    path: '/api/print/upscale/file',
    says: 'Queues enlarging an uploaded print to a longer side in pixels.',
    who: 'studio',
    owns: { fileId: 'file' },
    takes: z.object({ fileId: z.uuid(), side }),
    gives: queued,
  },
})
