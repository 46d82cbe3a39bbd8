/** The sentences that a page must know before all others: what it says when the server fails it (requirement S8). */
export const outages = {
  somethingBroke: { level: 'error', says: 'Something went wrong on our side. Nothing was lost; please try again' },
  tooSlow: { level: 'error', says: 'This took longer than a minute and was stopped. Please try again' },
  studioAway: {
    level: 'error',
    says: 'The studio cannot reach its database for a moment. Nothing was lost; please try again',
  },
  exportFailed: { level: 'error', says: 'The file could not be exported' },
} as const
