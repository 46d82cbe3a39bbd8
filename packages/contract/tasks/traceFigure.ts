import { z } from 'zod'
import { strokesSchema } from '../wanted.ts'
import { defineTask } from './defineTask.ts'

/** A picture of somebody becomes a mannequin: cut out, with every landmark proposed (requirement S2.51). */
export const traceFigure = defineTask({
  label: 'Make a mannequin',
  load: 'reading',
  takes: z.object({
    fileId: z.uuid(),
    keep: strokesSchema.default([]),
    drop: strokesSchema.default([]),
  }),
  gives: z.object({ figure: z.string(), sure: z.boolean() }),
})
