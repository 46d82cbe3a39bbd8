import { designDocument, designSchema } from '@toile/craft/designs/design.ts'
import { colorSchema } from '@toile/craft/colors/color.ts'
import { steeringSchema } from '@toile/craft/designs/compose/brief.ts'
import { wornColorwaySchema } from '@toile/craft/designs/lookColorway.ts'
import { locksSchema } from '@toile/craft/designs/redesign/locks.ts'
import { takenSchema } from '@toile/craft/designs/redesign/taken.ts'
import { keptStepSchema } from '@toile/craft/designs/steps/keptStep.ts'
import { limits } from '@toile/rules/limits.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { detailFormSchema } from '../detailForm.ts'
import { lookFileSchema } from '../lookFile.ts'
import { queuedSchema } from '../tasks.ts'

/** A design of a collection with the pictures drawn of it. */
export const designEntrySchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  position: z.number().int(),
  state: z.enum(['draft', 'liked', 'deleted']),
  /** The task that drew it; null for one that was imported. */
  taskId: z.uuid().nullable(),
  revision: z.number().int(),
  document: designDocument.present,
  pictures: z.object({ full: z.string(), middle: z.string(), small: z.string() }).nullable(),
})
export type DesignEntry = z.output<typeof designEntrySchema>

export const designs = calls({
  openDesign: {
    method: 'POST',
    path: '/api/design/open',
    says: 'One design.',
    who: 'studio',
    changes: false,
    takes: z.object({ id: idOf('design') }),
    gives: designEntrySchema,
  },
  saveDesign: {
    method: 'POST',
    most: limits.documentBody,
    path: '/api/design/save',
    says: 'Saves a design document; refused when it was changed elsewhere since that revision.',
    label: 'Save the look',
    agent: 'never',
    who: 'studio',
    takes: z.object({
      id: idOf('design'),
      revision: z.int32(),
      document: designSchema,
      /** What was done since, for undo when the look is opened anew; steps that are not understood never hold up a save. */
      steps: z.array(keptStepSchema).max(limits.steps.most).catch([]).default([]),
    }),
    gives: designEntrySchema,
  },
  changeMany: {
    method: 'POST',
    most: limits.documentBody * 2,
    path: '/api/design/save/many',
    says: 'Saves documents of several looks of a project together: all of them, or none where one was changed elsewhere since its revision.',
    label: 'Change looks together',
    agent: 'never',
    who: 'studio',
    takes: z.object({
      looks: z
        .array(z.object({ id: idOf('design'), revision: z.int32(), document: designSchema }))
        .min(1)
        .max(limits.looksTogether),
      /** The id of the step by which each of them is left, one for all, so that it can be taken back everywhere. */
      step: z.string().min(1).max(60).optional(),
    }),
    gives: z.object({ looks: z.array(designEntrySchema) }),
  },
  redesign: {
    method: 'POST',
    path: '/api/design/redesign',
    says: 'Queues one to eight variations of a look: how far they go from it, what of it is held, and the colours to draw on, those of its project unless told.',
    label: 'Make variations of the look ({{count}})',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      id: idOf('design'),
      count: z.number().int().min(1).max(limits.variations).default(1),
      /** Of so many variations, only these, counted from 0. */
      only: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(limits.variations - 1),
        )
        .max(limits.variations)
        .optional(),
      /** The variations that were gone on from before, the first first: these are variations of the last of them. */
      after: z.array(takenSchema).max(limits.furtherVariations).default([]),
      seed: z.number().int().min(0).max(0xffffffff).optional(),
      far: z.number().min(0).max(1).default(0.4),
      locks: locksSchema.default([]),
      palette: z.array(colorSchema).max(limits.board.color).optional(),
      steering: steeringSchema.optional(),
    }),
    gives: queuedSchema,
  },
  crossLooks: {
    method: 'POST',
    path: '/api/design/cross',
    says: 'Queues a crossing of two looks: the first, with so much of the cuts and so much of the cloth of the second, 0 to 1.',
    label: 'Combine two looks',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      id: idOf('design'),
      other: idOf('design'),
      cut: z.number().min(0).max(1).default(0),
      cloth: z.number().min(0).max(1).default(1),
    }),
    gives: queuedSchema,
  },
  keepFormer: {
    method: 'POST',
    path: '/api/design/keep-former',
    says: 'Keeps a version of a design that was not chosen, when two windows met, as a state of its collection; how the collection stands is kept beside it.',
    label: 'Keep the other version of the look',
    agent: 'never',
    who: 'studio',
    takes: z.object({ id: idOf('design'), document: designSchema }),
    gives: z.object({}),
  },
  importDesign: {
    method: 'POST',
    most: limits.documentBody,
    path: '/api/design/import',
    says: 'Adds a design document to a project, as exported.',
    label: 'Put a look into the project',
    undo: { verb: 'collections.remove', input: (_, { id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({ projectId: idOf('project'), document: designSchema }),
    gives: designEntrySchema,
  },
  openDetail: {
    method: 'POST',
    path: '/api/design/detail',
    says: 'The detail of a design in its wire form: clothes with their layers, body, front and back; every address answers with a picture drawn of the document as it stands at that revision.',
    who: 'studio',
    changes: false,
    takes: z.object({ id: idOf('design') }),
    gives: z.object({ id: z.uuid(), revision: z.number().int(), detail: detailFormSchema }),
  },
  saveDetail: {
    method: 'POST',
    most: limits.documentBody,
    path: '/api/design/detail/save',
    says: 'Takes a detail back in its wire form: what differs in colour, gradient, print, order, trims and partial design, what is left out of the clothes, and what newDetail lists is changed in the design; addresses are drawn of it and change nothing. Unknown fields are refused.',
    label: 'Change the details of the look',
    agent: 'never',
    who: 'studio',
    takes: z.object({ id: idOf('design'), revision: z.int32(), detail: detailFormSchema }),
    gives: designEntrySchema,
  },
  exportLook: {
    method: 'POST',
    path: '/api/design/export',
    says: 'Queues a scene of a design as a file: a PNG of it, its line drawing with named layers, or the technical flat of one garment, front and back, as an SVG; of the look as it is, or in a colourway.',
    label: 'Hand the look over as a file',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ id: idOf('design'), file: lookFileSchema, colorway: wornColorwaySchema.optional() }),
    gives: queuedSchema,
  },
  exportDocument: {
    method: 'GET',
    path: '/api/design/export/document',
    says: 'The design document as JSON.',
    who: 'studio',
    answers: 'bytes',
    takes: z.object({ id: idOf('design') }),
    gives: z.unknown(),
  },
})
