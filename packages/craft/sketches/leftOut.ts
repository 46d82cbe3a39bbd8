import { refusals } from '@toile/rules/refusals.ts'

/** Why a generation goes without a sketch of the board, with its sentence: nobody knows what it shows, or it shows no garment. */
export const leftOutSentences = {
  unsure: refusals.sketchUnsure.says,
  nothing: refusals.sketchUnseen.says,
} as const
