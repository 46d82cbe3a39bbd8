import { designDocument } from '@toile/craft/designs/design.ts'
import { idOf } from '@toile/rules/naming.ts'
import { patternDocument, patternSchema } from '@toile/tailoring/editing/patternDocument.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'

/** A pattern of a person: a garment of a look as it is cut, in sizes (requirements S1.11, S2.59). */
const patternEntrySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The project of the look that it was made of. */
  projectId: z.uuid().nullable(),
  /** The look that it was made of, which may be gone; the pattern has it as it was. */
  lookId: z.uuid().nullable(),
  /** The garment of the look that is cut, by its id there. */
  garment: z.string(),
  sizes: z.array(z.string()),
  /** Counts its changes; `keep` says which one it changes. */
  revision: z.number().int(),
  /** Since when it lies in the bin. */
  deletedAt: moment.nullable(),
  updatedAt: moment,
  createdAt: moment,
})
export type PatternEntry = z.output<typeof patternEntrySchema>

/** A pattern as it is answered: in the form of today, as is the look in it. */
const openedPatternSchema = z.object({
  pattern: patternEntrySchema,
  document: patternDocument.present.extend({ look: designDocument.present }),
})
export type OpenedPattern = z.output<typeof openedPatternSchema>

/** What windows are told, as the event `pattern`, when a pattern has changed: one whose revision is not theirs was changed elsewhere. */
export const patternEventSchema = z.object({ patternId: z.uuid(), revision: z.number().int() })

const one = {
  takes: z.object({ id: idOf('pattern') }),
  gives: patternEntrySchema,
  method: 'POST',
  who: 'studio',
} as const

export const patterns = calls({
  make: {
    method: 'POST',
    path: '/api/pattern/make',
    says: 'Begins the pattern of a garment of a look: for whoever wears it, in one size, with nothing changed by hand. The look is kept in it as it is now.',
    label: 'Begin the pattern of a garment',
    undo: { verb: 'patterns.remove', input: (_, { id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({
      designId: idOf('design'),
      /** The id of the garment in the look. */
      garment: z.string().min(1).max(60),
      name: z.string().trim().min(1).max(limits.nameLength).optional(),
    }),
    gives: patternEntrySchema,
  },
  list: {
    method: 'POST',
    path: '/api/pattern/list',
    says: 'Patterns, the one that was worked on last first: all, of one project, of one look, or those in the bin; what lies with its project in the bin is not among them.',
    who: 'studio',
    changes: false,
    takes: z.object({
      projectId: idOf('project').optional(),
      designId: idOf('design').optional(),
      bin: z.boolean().default(false),
    }),
    gives: z.object({ items: z.array(patternEntrySchema) }),
  },
  open: {
    ...one,
    changes: false,
    path: '/api/pattern/open',
    says: 'One pattern with its document; its pieces are a pure function of it.',
    gives: openedPatternSchema,
  },
  keep: {
    method: 'POST',
    most: limits.documentBody,
    path: '/api/pattern/keep',
    says: 'Keeps a pattern as it now stands; refused when it was changed elsewhere since that revision. The same sent twice is kept once.',
    label: 'Keep the pattern',
    agent: 'never',
    who: 'studio',
    takes: z.object({
      id: idOf('pattern'),
      /** The revision that was changed. */
      revision: z.int32(),
      document: patternSchema,
    }),
    gives: patternEntrySchema,
  },
  rename: {
    ...one,
    path: '/api/pattern/rename',
    says: 'Renames a pattern.',
    label: 'Call the pattern “{{name}}”',
    undo: { verb: 'patterns.rename', input: ({ id }: Ided, _, { name }: { name: string }) => ({ id, name }) },
    takes: z.object({ id: idOf('pattern'), name: z.string().trim().min(1).max(limits.nameLength) }),
  },
  duplicate: {
    ...one,
    path: '/api/pattern/duplicate',
    says: 'Makes a second pattern of one, with all that was changed in it.',
    label: 'Duplicate the pattern',
    undo: { verb: 'patterns.remove', input: (_, { id }: Ided) => ({ id }) },
  },
  remove: {
    ...one,
    path: '/api/pattern/delete',
    says: 'Puts a pattern into the bin, from which it can be brought back for thirty days.',
    label: 'Put the pattern into the bin',
    undo: { verb: 'patterns.restore', input: ({ id }: Ided) => ({ id }) },
  },
  restore: {
    ...one,
    path: '/api/pattern/restore',
    says: 'Brings a pattern back out of the bin.',
    label: 'Bring the pattern back',
    undo: { verb: 'patterns.remove', input: ({ id }: Ided) => ({ id }) },
  },
})
