import { fitSides } from '@toile/picture/reading/trace/fitSides.ts'
import type { Draft } from './tracingDraft.ts'

interface Sides {
  width: number
  height: number
}

/** The sides of the sheet that places are counted on: the traced piece's, or those a picture would be traced at. */
export const sheetOf = (picture: Sides, found?: Draft['found']): Sides =>
  found ? { width: found.note.width, height: found.note.height } : fitSides(picture)
