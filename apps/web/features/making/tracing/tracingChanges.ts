import {
  addMark,
  chooseCategory,
  clearMarks,
  moveAnchor,
  movePoint,
  propose,
  removePoint,
  setBox,
  splitAfter,
} from './changes.ts'

/** Every change of a sketch under correction. */
export const tracingChanges = [
  propose,
  movePoint,
  removePoint,
  splitAfter,
  moveAnchor,
  chooseCategory,
  addMark,
  setBox,
  clearMarks,
] as const

/** A change of a sketch under correction. */
export type TracingChange = (typeof tracingChanges)[number]
