import {
  dropEdit,
  layPieces,
  printPiece,
  renamePattern,
  setBody,
  setEdit,
  takeLook,
  takePrintOff,
  tellPoint,
} from './changes.ts'

/** Every change of a pattern (requirement S2.59). */
export const patternChanges = [
  renamePattern,
  setBody,
  takeLook,
  setEdit,
  dropEdit,
  layPieces,
  printPiece,
  takePrintOff,
  tellPoint,
] as const

/** A change of a pattern. */
export type PatternChange = (typeof patternChanges)[number]
