import { z } from 'zod'
import { defineTask } from './defineTask.ts'

const namedSchema = z.object({ id: z.uuid(), name: z.string() })

/** A .toile file, stored under its hash, becomes a collection; one whose collection is here already is only told of, unless a copy is asked for (requirement S1.14). */
export const importProject = defineTask({
  label: 'Open a collection file',
  load: 'long',
  takes: z.object({ hash: z.string(), bytes: z.number(), copy: z.boolean() }),
  gives: z.object({ imported: namedSchema.nullable(), already: namedSchema.nullable() }),
})
