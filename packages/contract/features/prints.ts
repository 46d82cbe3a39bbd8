import { printDocumentSchema } from '@toile/craft/prints/printDocument.ts'
import { repeatExportSchema } from '@toile/craft/prints/repeatExport.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'

const side = z.number().int().min(16).max(10_000)

export const prints = calls({
  exportRepeat: {
    method: 'POST',
    path: '/api/print/export',
    says: 'Queues a print in true scale as a file, indexed PNG or TIFF: its tile, its plain straight repeat, or a length of cloth in centimetres; with plates, a ZIP of one plate for each ink.',
    label: 'Hand the print over as a file',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: repeatExportSchema.extend({ document: printDocumentSchema }),
    gives: queuedSchema,
  },
  upscaleElement: {
    method: 'POST',
    path: '/api/print/upscale/element',
    says: 'Queues drawing a made print again with a longer side in pixels.',
    label: 'Draw the print larger',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ elementId: idOf('element'), side }),
    gives: queuedSchema,
  },
  upscaleFile: {
    method: 'POST',
    path: '/api/print/upscale/file',
    says: 'Queues enlarging an uploaded print to a longer side in pixels.',
    label: 'Enlarge the print',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ fileId: idOf('file'), side }),
    gives: queuedSchema,
  },
})
