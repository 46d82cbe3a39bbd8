import type { RefusalCode } from './refusals.ts'

/** Refusals of a task that would be the same again, however often it is tried: they lie in what it was given. */
export const lastingRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'trialUploadsUsed',
  'collectionFileOnly',
  'collectionFileNewer',
  'documentNewer',
  'collectionFileDamaged',
  'collectionFileTooMuch',
  'importGone',
  'imageTooHeavy',
  'imageTruncated',
  'nobodyStands',
  'nothingToTrace',
  'nothingStandsOut',
  'nothingRead',
  'pictureTooSmall',
  'editEmpty',
  'cornersCrossed',
  'regionNowhere',
  'removedTooMuch',
  'spaceTaken',
  'boardPrintTooLarge',
  'repeatTooLarge',
  'upscaleTooLarge',
  'upscalePrintsOnly',
])
