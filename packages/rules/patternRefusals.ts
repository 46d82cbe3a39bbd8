/** The sentences with which a pattern is refused (requirement S1.11). */
export const patternRefusals = {
  tooManyPatterns: { level: 'warning', says: 'At most {most} patterns; put one into the bin first' },
  garmentNotSewn: {
    level: 'warning',
    says: 'This garment is not cut and sewn from flat cloth here, so there is no pattern of it',
  },
} as const
