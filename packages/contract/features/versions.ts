import { designDocument, wornSchema } from '@toile/craft/designs/design.ts'
import { keptStepSchema } from '@toile/craft/designs/steps/keptStep.ts'
import { limits } from '@toile/rules/limits.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { designEntrySchema } from './designs.ts'

/** Why a version of a look was kept. */
export const versionReasons = [
  'made',
  'rested',
  'liked',
  'beforeRedesign',
  'redesigned',
  'beforeApply',
  'beforeRestore',
  'named',
] as const
const versionReasonSchema = z.enum(versionReasons)
export type VersionReason = z.output<typeof versionReasonSchema>

/** A look as it stood at a moment; without a document where a later Toile saved it. */
const versionEntrySchema = z.object({
  id: z.uuid(),
  designId: z.uuid(),
  reason: versionReasonSchema,
  name: z.string(),
  createdAt: moment,
  document: designDocument.present.nullable(),
  pictures: z.object({ full: z.string(), small: z.string() }).nullable(),
})
export type VersionEntry = z.output<typeof versionEntrySchema>

const name = z.string().trim().min(1).max(limits.nameLength)

export const versions = calls({
  listVersions: {
    method: 'POST',
    path: '/api/design/versions',
    says: 'A page of the versions of a design, latest first; pass the last id to go on.',
    who: 'studio',
    changes: false,
    takes: z.object({ id: idOf('design'), after: idOf('version').optional() }),
    gives: z.object({ versions: z.array(versionEntrySchema), more: z.boolean() }),
  },
  openVersion: {
    method: 'POST',
    path: '/api/design/versions/open',
    says: 'One version of a design; refused when a later Toile saved it.',
    who: 'studio',
    changes: false,
    takes: z.object({ id: idOf('version') }),
    gives: versionEntrySchema,
  },
  keepVersion: {
    method: 'POST',
    path: '/api/design/versions/keep',
    says: 'Keeps how a design stands now as a version under a name, which is never thinned out.',
    label: 'Keep the look as “{{name}}”',
    undo: { verb: 'versions.renameVersion', input: (_, { id }: Ided) => ({ id, name: '' }) },
    who: 'studio',
    takes: z.object({ id: idOf('design'), name }),
    gives: versionEntrySchema,
  },
  renameVersion: {
    method: 'POST',
    path: '/api/design/versions/rename',
    says: 'Names a version of a design, or takes its name off with an empty one; it is then thinned out with age.',
    label: 'Call the version “{{name}}”',
    undo: {
      verb: 'versions.renameVersion',
      input: ({ id }: Ided, _, { name: former }: { name: string }) => ({ id, name: former }),
    },
    who: 'studio',
    takes: z.object({ id: idOf('version'), name: z.string().trim().max(limits.nameLength) }),
    gives: versionEntrySchema,
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/design/versions/restore',
    says: 'Restores a design as a version of it has it, whole or the garments named alone: those that the version has are put on as they were, those it has not are taken off. How it stood before is kept, and the restoring is a step that can be undone. Refused when the design was changed elsewhere since that revision.',
    label: 'Restore a version of the look',
    undo: {
      verb: 'versions.restoreVersion',
      input: (_, { former, revision }: { former: string; revision: number }) => ({ id: former, revision }),
    },
    who: 'studio',
    takes: z.object({
      id: idOf('version'),
      revision: z.int32(),
      garments: z
        .array(wornSchema.shape.id)
        .min(1)
        .max(2 * limits.garmentsPerLook)
        .optional(),
      /** What its step is called; a name of its own without it. */
      step: z.string().min(1).max(60).optional(),
    }),
    gives: z.object({ design: designEntrySchema, revision: z.number().int(), former: z.uuid() }),
  },
  listSteps: {
    method: 'POST',
    path: '/api/design/steps',
    says: 'The steps of a design that can be undone and redone, oldest first.',
    who: 'studio',
    changes: false,
    takes: z.object({ id: idOf('design') }),
    gives: z.array(keptStepSchema),
  },
})
