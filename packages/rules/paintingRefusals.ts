/** The sentences with which a painting is refused that is to be kept (requirement S3.20). */
export const paintingRefusals = {
  tooManyPaintings: { level: 'warning', says: 'At most {most} paintings; put one into the bin first' },
  tooManyTiles: {
    level: 'warning',
    says: 'This painting is too large to be kept: merge layers, or make its sheet smaller',
  },
  tilesUnreadable: {
    level: 'warning',
    says: 'Parts of this painting did not arrive as they were sent; please try again',
  },
  tileForm: {
    level: 'warning',
    says: 'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency',
  },
  tilesMissing: { level: 'warning', says: '{count} parts of this painting have not arrived yet' },
  tooManyOwnBrushes: { level: 'warning', says: 'At most {most} brushes of your own; take one away first' },
} as const
