import { type FigureDocument, figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'

/** The name of a mannequin: the same document has the same everywhere. */
export const hashOfFigure = (document: FigureDocument): string =>
  hashBytes(Buffer.from(JSON.stringify(figureDocumentSchema.parse(document))))
