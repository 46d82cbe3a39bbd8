import { limits } from '@toile/rules/limits.ts'
import { foreign, idOf, sha256 } from '@toile/rules/naming.ts'
import { pictureEditSchema } from '@toile/studio/uploads/pictureEdit.ts'
import { uploadUses } from '@toile/studio/uploads/uploadUse.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { moment } from '../moment.ts'

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

/** A stored picture that one on its way resembles: the same pixels, or the same scaled or saved anew; and where it is kept (requirement S5.08). */
const duplicateSchema = z.object({
  kind: z.enum(['same', 'alike']),
  picture: pictureSchema,
  storedAt: moment,
  kept: z.array(z.object({ place: z.enum(['library', 'project']), name: z.string() })),
})
export type Duplicate = z.output<typeof duplicateSchema>

const use = z.enum(uploadUses)

export const files = calls({
  upload: {
    method: 'POST',
    path: '/api/element/upload',
    says: 'Stores one picture, re-encoded; the same picture sent again gives the same file and says so.',
    label: 'Upload a picture',
    agent: 'never',
    who: 'studio',
    sends: 'file',
    takes: z.object({ use }),
    gives: z.object({ picture: pictureSchema, duplicate: z.boolean() }),
  },
  uploadRoom: {
    method: 'POST',
    path: '/api/element/upload/room',
    says: 'How many pictures the caller may hold and holds; a trial alone has a limit.',
    who: 'studio',
    changes: false,
    takes: z.object({}),
    gives: z.object({ most: z.number().int().nullable(), held: z.number().int() }),
  },
  beginUpload: {
    method: 'POST',
    path: '/api/element/upload/begin',
    says: 'Announces a file, or takes up one that was cut off: answers how many bytes are here already, and the stored picture that came of the same bytes before.',
    label: 'Begin to upload “{{name}}”',
    agent: 'never',
    who: 'studio',
    takes: z.object({
      name: z.string().max(1000),
      bytes: z.number().int().min(0),
      hash: foreign(sha256(), 'Bytes that are on their way; equal ones are sought among the caller’s own.').nullable(),
      use,
      together: z.number().int().min(1).default(1),
    }),
    gives: z.object({ id: z.uuid(), received: z.number().int(), known: duplicateSchema.nullable() }),
  },
  sendPart: {
    method: 'POST',
    path: '/api/element/upload/part',
    says: 'Takes the next part of an announced file, 512,000 bytes at most; one that is here already or comes too early changes nothing. Answers how many bytes are here.',
    label: 'Send a part of a picture',
    agent: 'never',
    who: 'studio',
    sends: 'file',
    most: limits.uploadParts.bytes,
    takes: z.object({ id: idOf('upload'), offset: z.coerce.number().int().min(0).max(limits.uploadBytes.en) }),
    gives: z.object({ received: z.number().int() }),
  },
  finishUpload: {
    method: 'POST',
    path: '/api/element/upload/finish',
    says: 'Stores an announced file whose parts are all here. One that resembles a stored picture is not stored but answered with it, unless it is to be kept beside it; missing parts are told by the bytes received.',
    label: 'Finish an upload',
    agent: 'never',
    who: 'studio',
    takes: z.object({ id: idOf('upload'), keep: z.boolean().default(false) }),
    gives: z.object({
      picture: pictureSchema.nullable(),
      duplicate: duplicateSchema.nullable(),
      received: z.number().int(),
    }),
  },
  dropUpload: {
    method: 'POST',
    path: '/api/element/upload/drop',
    says: 'Forgets a file on its way; the picture it became goes too, as long as nothing uses it.',
    label: 'Forget an upload',
    agent: 'never',
    who: 'studio',
    takes: z.object({ id: idOf('upload') }),
    gives: z.object({}),
  },
  editPicture: {
    method: 'POST',
    path: '/api/element/edit',
    says: 'Crops, turns and flips an uploaded picture into one of its own; always from the picture as it was sent, which stays.',
    label: 'Crop or turn a picture',
    undo: 'never',
    who: 'studio',
    takes: z.object({ fileId: idOf('file'), edit: pictureEditSchema }),
    gives: pictureSchema,
  },
  recognise: {
    method: 'POST',
    path: '/api/element/recognise',
    says: 'What an uploaded picture shows: the tab of the library it belongs to, and its category there; of one that is meant as a sketch, its garment.',
    who: 'studio',
    changes: false,
    takes: z.object({ fileId: idOf('file'), as: use }),
    gives: z.object({
      tab: z.enum(['moodboards', 'prints', 'sketches', 'mannequins']),
      category: z.string(),
      sure: z.boolean(),
    }),
  },
  origin: {
    method: 'POST',
    path: '/api/element/origin',
    says: 'The picture as it was sent that another was cropped or turned from, and how; nothing for one that was not.',
    who: 'studio',
    changes: false,
    takes: z.object({ fileId: idOf('file') }),
    gives: z.object({ picture: pictureSchema, edit: pictureEditSchema }).nullable(),
  },
  read: {
    method: 'POST',
    path: '/api/element/read',
    says: 'The stored pictures of some ids or hashes; those of others are left out.',
    who: 'studio',
    changes: false,
    takes: z.object({
      ids: foreign(z.array(z.uuid()).max(200).default([]), 'Pictures of others are left out.'),
      hashes: foreign(z.array(sha256()).max(200).default([]), 'Pictures of others are left out.'),
    }),
    gives: z.array(pictureSchema),
  },
  palette: {
    method: 'POST',
    path: '/api/element/palette',
    says: 'The main colours of a picture with their shares.',
    who: 'studio',
    changes: false,
    takes: z.object({ fileId: idOf('file') }),
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
