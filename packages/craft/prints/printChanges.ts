import {
  moveColor,
  replacePrint,
  reseedPrint,
  setMotifs,
  setPrintColors,
  setPrintRepeat,
  setPrintWidth,
  setTreatment,
  turnPrintKnob,
} from './changes.ts'

/** Every change of a print. */
export const printChanges = [
  replacePrint,
  turnPrintKnob,
  setPrintColors,
  moveColor,
  reseedPrint,
  setPrintRepeat,
  setPrintWidth,
  setMotifs,
  setTreatment,
] as const

/** A change of a print. */
export type PrintChange = (typeof printChanges)[number]
