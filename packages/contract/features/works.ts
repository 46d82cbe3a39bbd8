import { z } from 'zod'
import { calls } from '../call.ts'

export const works = calls({
  showcase: {
    method: 'GET',
    path: '/api/portfolio/showcase',
    says: 'Looks drawn by the engine for the recommendation home; open to everyone.',
    who: 'all',
    takes: z.object({}),
    gives: z.array(z.object({ title: z.string(), url: z.string(), width: z.number().int(), height: z.number().int() })),
  },
})
