import { type RefusalCode, refusals } from '@toile/rules/refusals.ts'
import { z } from 'zod'

const codes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]

/** Why something was refused, to be said in the language of whoever reads it. */
export const refusedSchema = z.object({
  code: z.enum(codes),
  blanks: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Refused = z.output<typeof refusedSchema>
