import {
  addLine,
  chooseLineCategory,
  deleteLines,
  joinLines,
  mirrorLines,
  moveLinePoint,
  replaceLines,
  setLines,
  smoothLine,
} from './lineChanges.ts'

/** Every change of a line drawing. */
export const lineDrawingChanges = [
  replaceLines,
  addLine,
  joinLines,
  smoothLine,
  deleteLines,
  moveLinePoint,
  setLines,
  mirrorLines,
  chooseLineCategory,
] as const

/** A change of a line drawing. */
export type LineDrawingChange = (typeof lineDrawingChanges)[number]
