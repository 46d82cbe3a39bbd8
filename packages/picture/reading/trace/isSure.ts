import type { TracedPiece } from './traced.ts'

const least = 0.6

/** Whether it is known what a traced sketch shows: a person said so, or its shape does. What is not known is never worn unasked (requirement S3.26). */
export const isSure = ({ choices, confidence }: Pick<TracedPiece, 'choices' | 'confidence'>): boolean =>
  choices[0]?.confidence === 1 || confidence >= least
