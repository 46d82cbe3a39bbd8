/** The sentences with which a painting refuses a change of its layers (requirements S3.20 and S8.04). */
export const layerRefusals = {
  nothingSelected: { level: 'warning', says: 'Nothing is selected there; the selection stays as it was' },
  warpNeedsPaint: { level: 'warning', says: 'Only paint can be warped: rasterize the layer “{name}” first' },
  layerMissing: { level: 'warning', says: 'This layer is not here any more' },
  layerFixed: { level: 'warning', says: 'The layer “{name}” is fixed; release it first' },
  layerPinned: { level: 'warning', says: 'The layer “{name}” is pinned and keeps its place in the order' },
  layerBackground: {
    level: 'warning',
    says: 'The layer “{name}” is the background: it stays, and stays at the bottom',
  },
  layerEmpty: { level: 'warning', says: 'There is nothing on this layer yet' },
  layerWithoutPaint: { level: 'warning', says: 'This layer takes no paint; pick a layer of paint, or rasterize it' },
  layerNotRasterized: { level: 'warning', says: 'Liquify moves paint: rasterize the layer “{name}” first' },
  liquifyNotReady: { level: 'warning', says: 'Liquify is not ready yet; please try again in a moment' },
  liquifyFailed: { level: 'error', says: 'Liquify failed; the layer is as it was before' },
  rasterizingFailed: { level: 'error', says: 'The layer could not be rasterized; it is as it was before' },
  layerWithoutMask: { level: 'warning', says: 'This layer has no mask' },
  layerHidden: { level: 'warning', says: 'The layer “{name}” is hidden; show it to paint on it' },
  nothingToMerge: { level: 'warning', says: 'There is no layer of paint below to merge with' },
  groupInItself: { level: 'warning', says: 'A group cannot be put into itself' },
  layersFull: { level: 'warning', says: 'A canvas holds at most {most} layers; merge some first' },
  sheetSides: { level: 'warning', says: 'The sides of a canvas are between 1 and {most} pixels' },
} as const
