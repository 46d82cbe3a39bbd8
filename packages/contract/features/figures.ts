import { figureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { limits } from '@toile/rules/limits.ts'
import { hashOf, idOf, sha256 } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'
import { strokesSchema } from '../wanted.ts'

/** An own mannequin as its owner sees it: the id that boards and designs name it by, its document, and where picture and cut-out are read. */
const figureEntrySchema = z.object({
  figure: sha256(),
  person: z.string(),
  /** The picture that it was made of. */
  fileId: z.uuid(),
  document: figureDocument.present,
  url: z.string(),
  cutOutUrl: z.string(),
})
export type FigureEntry = z.output<typeof figureEntrySchema>

/** What a person may correct of a mannequin. */
const figureCorrections = figureDocument.present
  .pick({ name: true, gender: true, ageGroup: true, proportion: true, resize: true })
  .extend({ landmarks: figureDocument.present.shape.landmarks.partial() })
  .partial()

export const figures = calls({
  traceFigure: {
    method: 'POST',
    most: limits.strokesBody,
    path: '/api/figure/trace',
    says: 'Queues the making of a mannequin from an uploaded picture of somebody; strokes to keep and to drop, in pixels of the picture, guide its outline.',
    label: 'Make a mannequin from a picture',
    undo: 'cancel',
    who: 'studio',
    takes: z.object({ fileId: idOf('file'), keep: strokesSchema.default([]), drop: strokesSchema.default([]) }),
    gives: queuedSchema,
  },
  readFigure: {
    method: 'POST',
    path: '/api/figure/read',
    says: 'A mannequin made from a picture: its landmarks with their doubts, and its cut-out.',
    who: 'studio',
    changes: false,
    takes: z.object({ figure: hashOf('figure') }),
    gives: figureEntrySchema,
  },
  correctFigure: {
    method: 'POST',
    path: '/api/figure/correct',
    says: 'Corrects points, proportion, size, name, gender or age of a mannequin and marks it as seen; gives the corrected mannequin under a new hash.',
    label: 'Correct the mannequin',
    undo: 'never',
    who: 'studio',
    takes: z.object({ figure: hashOf('figure'), ...figureCorrections.shape }),
    gives: figureEntrySchema,
  },
  keepFigure: {
    method: 'POST',
    path: '/api/figure/keep',
    says: 'Puts a mannequin whose points were seen into the library, in the place of an earlier state of it where one is named.',
    label: 'Keep the mannequin',
    undo: 'never',
    who: 'studio',
    takes: z.object({ figure: hashOf('figure'), replaces: hashOf('figure').optional() }),
    gives: z.object({ id: z.uuid() }),
  },
  listFigures: {
    method: 'POST',
    path: '/api/figure/list',
    says: 'The own mannequins of the library, latest first.',
    who: 'studio',
    changes: false,
    takes: z.object({}),
    gives: z.object({ figures: z.array(figureEntrySchema) }),
  },
})
