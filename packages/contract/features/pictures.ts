import { limits } from '@toile/rules/limits.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'
import { boxSchema, strokesSchema } from '../wanted.ts'

const one = { method: 'POST', who: 'studio', gives: queuedSchema } as const

export const pictures = calls({
  cutOut: {
    ...one,
    most: limits.strokesBody,
    path: '/api/element/cut-out',
    says: 'Queues cutting a thing out of a picture; a box and strokes to keep and to drop, in pixels of the picture, guide it.',
    label: 'Cut a thing out of a picture',
    undo: 'cancel',
    takes: z.object({
      fileId: idOf('file'),
      box: boxSchema.nullable().default(null),
      keep: strokesSchema.default([]),
      drop: strokesSchema.default([]),
    }),
  },
  makeTile: {
    ...one,
    path: '/api/element/tile',
    says: 'Queues making a texture into a tile that repeats without a seam.',
    label: 'Make a tile of a texture',
    undo: 'cancel',
    takes: z.object({ fileId: idOf('file') }),
  },
  findMotifs: {
    ...one,
    path: '/api/element/motifs',
    says: 'Queues finding the motifs of a picture and cutting each out.',
    label: 'Find the motifs of a picture',
    undo: 'cancel',
    takes: z.object({ fileId: idOf('file') }),
  },
})
