import { z } from 'zod'
import { calls } from '../call.ts'

/** A stored picture. `url` and thumbnails need the reader's cookies. */
export const pictureSchema = z.object({
  id: z.uuid(),
  hash: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  url: z.string(),
  thumbnails: z.object({ small: z.string(), middle: z.string(), large: z.string() }),
})
export type Picture = z.output<typeof pictureSchema>

export const files = calls({
  upload: {
    method: 'POST',
    path: '/api/element/upload',
    says: 'Stores one picture, re-encoded; the same picture sent again gives the same file and says so.',
    who: 'studio',
    sends: 'file',
    takes: z.object({ use: z.enum(['mood', 'print', 'sketch', 'color', 'marketing', 'library', 'mannequin']) }),
    gives: z.object({ picture: pictureSchema, duplicate: z.boolean() }),
  },
  read: {
    method: 'POST',
    path: '/api/element/read',
    says: 'The stored pictures of some ids; ids of others are left out.',
    who: 'studio',
    changes: false,
    takes: z.object({ ids: z.array(z.uuid()).max(200) }),
    gives: z.array(pictureSchema),
  },
  palette: {
    method: 'POST',
    path: '/api/element/palette',
    says: 'The main colours of a picture with their shares.',
    who: 'studio',
    changes: false,
    owns: { fileId: 'file' },
    takes: z.object({ fileId: z.uuid() }),
    gives: z.array(z.object({ color: z.object({ r: z.number(), g: z.number(), b: z.number() }), share: z.number() })),
  },
  findCode: {
    method: 'POST',
    path: '/api/element/color-code',
    says: 'The colour of a code like 19-4052, and the nearest codes of a colour with their distances.',
    who: 'studio',
    changes: false,
    takes: z.object({ text: z.string().trim().min(1).max(40) }),
    gives: z.object({
      color: z.object({ r: z.number(), g: z.number(), b: z.number() }),
      tcx: z.string(),
      name: z.string(),
      distance: z.number(),
      /** The nearest codes, nearest first; their colours are approximate. */
      near: z.array(
        z.object({
          code: z.string(),
          color: z.object({ r: z.number(), g: z.number(), b: z.number() }),
          distance: z.number(),
        }),
      ),
    }),
  },
})
