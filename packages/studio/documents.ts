import { brushPresetDocument } from '@toile/canvas/brushes/brushPreset.ts'
import { canvasDocument } from '@toile/canvas/document/storedCanvas.ts'
import { brandDocument } from '@toile/craft/brands/brandDocument.ts'
import { designDocument } from '@toile/craft/designs/design.ts'
import { figureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { moodDocument } from '@toile/craft/moods/moodDocument.ts'
import { motionDocument } from '@toile/craft/motions/own/ownMotion.ts'
import { printDocument } from '@toile/craft/prints/printDocument.ts'
import { lineDrawingDocument } from '@toile/craft/sketches/lineDrawing.ts'
import { sketchDocument } from '@toile/craft/sketches/sketchDocument.ts'
import { templateDocument } from '@toile/craft/sketches/template.ts'
import { tracedNoteDocument } from '@toile/craft/sketches/tracedNote.ts'
import { logoDocument, sloganDocument } from '@toile/craft/slogans/slogan.ts'
import { patternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { projectDocument } from './projects/project.ts'

/** Every kind of document that is kept, with how its earlier versions are read. */
export const documents = [
  projectDocument,
  designDocument,
  moodDocument,
  printDocument,
  sketchDocument,
  lineDrawingDocument,
  sloganDocument,
  logoDocument,
  brandDocument,
  figureDocument,
  tracedNoteDocument,
  templateDocument,
  motionDocument,
  canvasDocument,
  brushPresetDocument,
  patternDocument,
] as const

export type DocumentId = (typeof documents)[number]['id']
