import { z } from 'zod'
import { calls } from '../call.ts'
import { boxSchema, strokesSchema } from '../wanted.ts'

const queued = z.object({ taskId: z.uuid(), position: z.number().int(), cost: z.number().int() })
const one = { method: 'POST', who: 'studio', owns: { fileId: 'file' }, gives: queued } as const

export const pictures = calls({
  cutOut: {
    ...one,
    path: '/api/element/cut-out',
    says: 'Queues cutting a thing out of a picture; a box and strokes to keep and to drop, in pixels of the picture, guide it.',
    takes: z.object({
      fileId: z.uuid(),
      box: boxSchema.nullable().default(null),
      keep: strokesSchema.default([]),
      drop: strokesSchema.default([]),
    }),
  },
  makeTile: {
    ...one,
    path: '/api/element/tile',
    says: 'Queues making a texture into a tile that repeats without a seam.',
    takes: z.object({ fileId: z.uuid() }),
  },
  findMotifs: {
    ...one,
    path: '/api/element/motifs',
    says: 'Queues finding the motifs of a picture and cutting each out.',
    takes: z.object({ fileId: z.uuid() }),
  },
})
