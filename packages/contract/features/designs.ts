import { designSchema } from '@toile/fashion/designs/design.ts'
import { z } from 'zod'
import { calls } from '../call.ts'

/** A design of a collection with the pictures drawn of it. */
export const designEntrySchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  position: z.number().int(),
  state: z.enum(['draft', 'liked', 'deleted']),
  revision: z.number().int(),
  document: designSchema,
  pictures: z.object({ full: z.string(), middle: z.string(), small: z.string() }).nullable(),
})
export type DesignEntry = z.output<typeof designEntrySchema>

/** A view or a format is refused when it is none of these. */
const drawing = {
  id: z.uuid(),
  view: z.enum(['front', 'back']).default('front'),
}

export const designs = calls({
  openDesign: {
    method: 'POST',
    path: '/api/design/open',
    says: 'One design.',
    who: 'studio',
    changes: false,
    owns: { id: 'design' },
    takes: z.object({ id: z.uuid() }),
    gives: designEntrySchema,
  },
  saveDesign: {
    method: 'POST',
    path: '/api/design/save',
    says: 'Saves a design document; refused when it was changed elsewhere since that revision.',
    who: 'studio',
    owns: { id: 'design' },
    takes: z.object({ id: z.uuid(), revision: z.number().int(), document: designSchema }),
    gives: designEntrySchema,
  },
  importDesign: {
    method: 'POST',
    path: '/api/design/import',
    says: 'Adds a design document to a project, as exported.',
    who: 'studio',
    owns: { projectId: 'project' },
    takes: z.object({ projectId: z.uuid(), document: designSchema }),
    gives: designEntrySchema,
  },
  exportPicture: {
    method: 'GET',
    path: '/api/design/export/picture',
    says: 'A PNG of a design.',
    who: 'studio',
    answers: 'bytes',
    owns: { id: 'design' },
    takes: z.object({
      ...drawing,
      width: z.coerce.number().int().min(128).max(2048).default(1024),
      transparent: z.enum(['yes', 'no']).default('no'),
    }),
    gives: z.unknown(),
  },
  exportLines: {
    method: 'GET',
    path: '/api/design/export/lines',
    says: 'An SVG line drawing of a design with named layers.',
    who: 'studio',
    answers: 'bytes',
    owns: { id: 'design' },
    takes: z.object(drawing),
    gives: z.unknown(),
  },
  exportFlat: {
    method: 'GET',
    path: '/api/design/export/flat',
    says: 'The technical flat of one garment of a design, front and back, as an SVG with named layers.',
    who: 'studio',
    answers: 'bytes',
    owns: { id: 'design' },
    takes: z.object({ id: z.uuid(), garment: z.string().min(1).max(60) }),
    gives: z.unknown(),
  },
  exportDocument: {
    method: 'GET',
    path: '/api/design/export/document',
    says: 'The design document as JSON.',
    who: 'studio',
    answers: 'bytes',
    owns: { id: 'design' },
    takes: z.object({ id: z.uuid() }),
    gives: z.unknown(),
  },
})
