import { designDocument } from '@toile/craft/designs/design.ts'
import { takeSchema } from '@toile/craft/films/film.ts'
import { filmCredits } from '@toile/craft/films/filmCredits.ts'
import { armsSchema } from '@toile/craft/films/movedSettings.ts'
import { filmFormIds } from '@toile/craft/films/filmForms.ts'
import { limits } from '@toile/rules/limits.ts'
import { foreign, hashOf, idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { leftOutLookSchema } from '../tasks/leftOutLook.ts'
import { queuedSchema } from '../tasks.ts'
import { pictureSchema } from './files.ts'

const { looks } = limits.films
const nameSchema = z.string().trim().min(1).max(limits.nameLength)
const formSchema = z.enum(filmFormIds)

/** A file of a film. It is served in parts, so that any moment of it is reached at once; the reader's cookies decide whether it answers. With `?name=` it comes as a file to be kept. */
const filmFileSchema = z.object({
  form: formSchema,
  url: z.string(),
  hash: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
})

/** A film of a project: staged until it is liked; the list of pose transfers (requirements S3.10, S4.03). */
const filmEntrySchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  state: z.enum(['staged', 'liked', 'deleted']),
  name: z.string(),
  take: takeSchema,
  /** The looks that it shows, in their order; null for one that is gone since. */
  designIds: z.array(z.uuid().nullable()),
  frames: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  poster: pictureSchema,
  /** Its MP4 first, and every other form that it was made in. */
  files: z.array(filmFileSchema),
  taskId: z.uuid().nullable(),
  /** Place among the results of its task. */
  position: z.number().int(),
  createdAt: moment,
})
export type FilmEntry = z.output<typeof filmEntrySchema>

const one = {
  takes: z.object({ id: idOf('film') }),
  gives: filmEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

export const films = calls({
  list: {
    method: 'POST',
    path: '/api/film/list',
    says: 'Films of a project, latest first, of one state or of all; pass the last id to go on.',
    who: 'studio',
    changes: false,
    takes: z.object({
      projectId: idOf('project'),
      state: z.enum(['staged', 'liked', 'deleted']).optional(),
      taskId: idOf('task').optional(),
      after: foreign(z.uuid(), 'A place in the list, sought among the caller’s own.').optional(),
    }),
    gives: z.object({ items: z.array(filmEntrySchema), more: z.boolean() }),
  },
  open: {
    ...one,
    changes: false,
    path: '/api/film/open',
    says: 'One film, with the looks that it was made of.',
    gives: filmEntrySchema.extend({ looks: z.array(designDocument.present) }),
  },
  forms: {
    method: 'POST',
    path: '/api/film/forms',
    says: 'The forms that this studio makes films in; of one that it cannot make, why.',
    who: 'studio',
    changes: false,
    takes: z.object({}),
    gives: z.array(z.object({ form: formSchema, ready: z.boolean(), says: z.string() })),
  },
  order: {
    method: 'POST',
    path: '/api/film/order',
    says: 'Queues films of looks, of those that are named or of all liked ones of a project: one of each look, one of two or three beside each other, or one show of all; or films of own mannequins, each moved as the picture that it is; holds their credits, names the looks that are left out, and tells in how many minutes at most they are there.',
    label: 'Film looks',
    costs: (asked: { designIds?: readonly string[]; pictures?: readonly unknown[]; take: { seconds?: number } }) =>
      filmCredits(
        asked.pictures?.length || asked.designIds?.length || 1,
        asked.take.seconds ?? takeSchema.shape.seconds.parse(undefined),
      ),
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      projectId: idOf('project'),
      designIds: z.array(idOf('design')).max(looks).default([]),
      /** Own mannequins, each filmed as the picture that it is, on the ground of that picture filled behind it or on the ground of the take. */
      pictures: z
        .array(
          z.object({ figure: hashOf('figure'), ownGround: z.boolean().default(true), arms: armsSchema.prefault({}) }),
        )
        .max(limits.films.atOnce)
        .default([]),
      /** All liked looks in place of named ones. */
      liked: z.boolean().default(false),
      take: takeSchema,
      /** What each is made as beside its MP4. */
      forms: z.array(formSchema).max(filmFormIds.length).default([]),
    }),
    gives: queuedSchema.extend({
      films: z.number().int(),
      minutes: z.number().int(),
      leftOut: z.array(leftOutLookSchema.extend({ says: z.string() })),
    }),
  },
  encode: {
    method: 'POST',
    path: '/api/film/encode',
    says: 'Queues making a film in one more form; nothing is paid for it, and one that it has already is not made again.',
    label: 'Make the film in another form',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ id: idOf('film'), form: formSchema }),
    gives: queuedSchema,
  },
  rename: {
    ...one,
    path: '/api/film/rename',
    says: 'Renames a film, in the library too.',
    label: 'Call the film “{{name}}”',
    undo: {
      verb: 'films.rename',
      input: ({ id }: Ided, _, { name }: { name: string }) => ({ id, name }),
    },
    takes: z.object({ id: idOf('film'), name: nameSchema }),
  },
  like: {
    ...one,
    path: '/api/film/like',
    says: 'Moves a film to the liked list and into the library.',
    label: 'Like the film',
    undo: { verb: 'films.unlike', input: ({ id }: Ided) => ({ id }) },
  },
  unlike: {
    ...one,
    path: '/api/film/unlike',
    says: 'Reverses a like and takes the film out of the library again.',
    label: 'Take the like of the film back',
    undo: { verb: 'films.like', input: ({ id }: Ided) => ({ id }) },
  },
  remove: {
    ...one,
    path: '/api/film/delete',
    says: 'Puts a film aside; it can be brought back.',
    label: 'Put the film aside',
    undo: { verb: 'films.restore', input: ({ id }: Ided) => ({ id }) },
  },
  restore: {
    ...one,
    path: '/api/film/restore',
    says: 'Brings back a film that was put aside.',
    label: 'Bring the film back',
    undo: { verb: 'films.remove', input: ({ id }: Ided) => ({ id }) },
  },
  pack: {
    method: 'POST',
    path: '/api/film/pack',
    says: 'Queues films as one ZIP with their posters, in one form: those that are named, or those of a project, of them the liked ones unless all are asked for.',
    label: 'Pack the films',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      projectId: idOf('project'),
      ids: z.array(idOf('film')).max(limits.library.atOnce).default([]),
      form: formSchema.default('mp4'),
      only: z.enum(['all', 'liked']).default('liked'),
    }),
    gives: queuedSchema,
  },
})
