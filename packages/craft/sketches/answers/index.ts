import type { Answer } from './answer.ts'
import { featureAnswers } from './features.ts'
import { garmentAnswers } from './garments.ts'
import { lengthAnswers } from './lengthAnswers.ts'

/** What answers each word of the vocabulary that says how a garment is cut (requirement S9.04). */
export const answers: ReadonlyMap<string, Answer> = new Map(
  [...garmentAnswers, ...featureAnswers, ...lengthAnswers].map((answer) => [answer.concept, answer]),
)
