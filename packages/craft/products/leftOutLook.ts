import { refusals } from '@toile/rules/refusals.ts'

/** Why an order of product pictures goes without a look, with its sentence: none of its garments is seen, or it could not be drawn. */
export const leftOutLookSentences = {
  hidden: refusals.lookUnseenLeftOut.says,
  failed: refusals.lookLeftOut.says,
  still: refusals.lookStillLeftOut.says,
} as const
