import { brandDocument } from './brands/brandDocument.ts'
import { designDocument } from './designs/design.ts'
import { figureDocument } from './mannequins/ownFigure.ts'
import { moodDocument } from './moods/moodDocument.ts'
import { printDocument } from './prints/printDocument.ts'
import { projectDocument } from './projects/project.ts'
import { sketchDocument } from './sketches/sketchDocument.ts'
import { logoDocument, sloganDocument } from './slogans/slogan.ts'

/** Every kind of document that is kept, with how its earlier versions are read. */
export const documents = [
  projectDocument,
  designDocument,
  moodDocument,
  printDocument,
  sketchDocument,
  sloganDocument,
  logoDocument,
  brandDocument,
  figureDocument,
] as const

export type DocumentId = (typeof documents)[number]['id']
