import { z } from 'zod'

/** Every answer of the server: 0 data, 1 a warning, 2 a silent rejection, -1 an error (requirements S7.02, S8.01). */
export const envelopeSchema = z.object({
  errCode: z.literal([0, 1, 2, -1]),
  errMsg: z.string(),
  data: z.unknown(),
})
export type Envelope = z.output<typeof envelopeSchema>
