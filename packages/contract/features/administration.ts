import { z } from 'zod'
import { calls } from '../call.ts'
import { moment } from '../moment.ts'

export const administration = calls({
  maintenance: {
    method: 'GET',
    path: '/api/maintenance',
    says: "The maintenance windows and the server's clock.",
    who: 'all',
    takes: z.object({}),
    gives: z.object({ now: moment, windows: z.array(z.object({ from: moment, until: moment })) }),
  },
})
