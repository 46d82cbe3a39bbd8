import { printDocumentSchema } from '@toile/craft/prints/printDocument.ts'
import { repeatExportSchema } from '@toile/craft/prints/repeatExport.ts'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** A print in its true scale and inks as a file (requirement S3.27). */
export const exportRepeat = defineTask({
  label: 'Export a print',
  load: 'quick',
  takes: repeatExportSchema.extend({ document: printDocumentSchema }),
  gives: leftFileSchema,
})
