import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** A print drawn or enlarged to a longer side (requirement S5.19). */
export const upscalePrint = defineTask({
  label: 'Enlarge a print',
  load: 'quick',
  credits: () => limits.upscaling.credits,
  takes: z.object({ elementId: z.uuid().nullable(), fileId: z.uuid().nullable(), side: z.number().int() }),
  gives: z.object({ fileId: z.uuid() }),
})
